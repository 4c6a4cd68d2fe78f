import { useCallback, useState } from 'react';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import styled from 'styled-components';
import { EmailSettingsDocument, UpdateEmailSettingsDocument } from '#account/gql/graphql.ts';
import { AccountSection } from '../account-section.tsx';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { useAction } from '../use-action.ts';
import { useAsyncData } from '../../data/use-async-data.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';

/** Which emails a contractor gets. */
export function EmailsSection() {
  const request = useSessionRequest();
  const { answer, fault, refresh } = useAsyncData(
    useCallback(async () => (await request(EmailSettingsDocument)).emailSettings, [request]),
  );
  return (
    <AccountSection title="Emails" text="What we write to you about.">
      {answer && <TaskSwitch initial={answer.taskAssigned} />}
      {!answer && fault && (
        <ErrorState
          title="Couldn't load your email settings"
          hint="Try again."
          detail={fault.message}
          onRetry={() => void refresh()}
        />
      )}
      {!answer && !fault && <RowsSkeleton rows={1} name="your email settings" />}
    </AccountSection>
  );
}

function TaskSwitch({ initial }: { initial: boolean }) {
  const request = useSessionRequest();
  const { run } = useAction();
  const [isOn, setOn] = useState(initial);
  const change = async (taskAssigned: boolean) => {
    setOn(taskAssigned);
    const isSaved = await run('taskAssigned', "Couldn't save your email settings", async () => {
      await request(UpdateEmailSettingsDocument, { input: { taskAssigned } });
      toast({ title: 'Email settings saved', intent: 'success' });
    });
    if (!isSaved) setOn(!taskAssigned);
  };
  return (
    <Label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => void change(target.checked)} />
      When a task is assigned to me
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  min-height: 44px;
  align-items: center;
  gap: ${tokens.space.xs};
`;
