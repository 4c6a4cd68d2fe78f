import { useCallback, useState } from 'react';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import type { Audience } from 'rules/audiences';
import styled from 'styled-components';
import { EmailSettingsDocument, UpdateEmailSettingsDocument } from '#account/gql/graphql.ts';
import { AccountSection } from '../account-section.tsx';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { useAction } from '../use-action.ts';
import { useAsyncData } from '../../data/use-async-data.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';

const labels = {
  taskAssigned: 'When a task is assigned to me',
  nextStepDue: 'On the day that the next step of one of my leads is due',
} as const;
type Setting = keyof typeof labels;

/** The emails that a person may get: contractors have tasks, sales and administrators own leads. */
const toSettings = (audiences: readonly Audience[]): Setting[] => [
  ...(audiences.includes('contractor') ? (['taskAssigned'] as const) : []),
  ...(audiences.includes('sales') || audiences.includes('admin') ? (['nextStepDue'] as const) : []),
];

/** Which emails a contractor or an administrator gets. */
export function EmailsSection({ audiences }: { audiences: readonly Audience[] }) {
  const request = useSessionRequest();
  const { answer, fault, refresh } = useAsyncData(
    useCallback(async () => (await request(EmailSettingsDocument)).emailSettings, [request]),
  );
  const settings = toSettings(audiences);
  return (
    <AccountSection title="Emails" text="What we write to you about.">
      {answer && settings.map((name) => <SettingSwitch key={name} name={name} initial={answer[name]} />)}
      {!answer && fault && (
        <ErrorState
          title="Couldn't load your email settings"
          hint="Try again."
          detail={fault.message}
          onRetry={() => void refresh()}
        />
      )}
      {!answer && !fault && <RowsSkeleton rows={settings.length} name="your email settings" />}
    </AccountSection>
  );
}

function SettingSwitch({ name, initial }: { name: Setting; initial: boolean }) {
  const request = useSessionRequest();
  const { run } = useAction();
  const [isOn, setOn] = useState(initial);
  const change = async (isWanted: boolean) => {
    setOn(isWanted);
    const isSaved = await run(name, "Couldn't save your email settings", async () => {
      await request(UpdateEmailSettingsDocument, { input: { [name]: isWanted } });
      toast({ title: 'Email settings saved', intent: 'success' });
    });
    if (!isSaved) setOn(!isWanted);
  };
  return (
    <Label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => void change(target.checked)} />
      {labels[name]}
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  min-height: 44px;
  align-items: center;
  gap: ${tokens.space.xs};
`;
