import { Button } from 'kit/controls';
import styled from 'styled-components';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import { testInvites, createTestEmail, type TestInvite } from './test-invites.ts';

/** Fills the form with a throwaway invite. Nothing is sent. */
export function QuickTestSetup({
  onPick,
}: {
  onPick: (invite: Omit<TestInvite, 'label'> & { email: string }) => void;
}) {
  return (
    <Panel title="Quick Test Setup">
      <Hint>Fills the form with a made-up address. Nothing is sent until you generate the invite.</Hint>
      <PresetButtons>
        {testInvites.map(({ label, role, contractorRole }) => (
          <Button key={label} onClick={() => onPick({ email: createTestEmail(role), role, contractorRole })}>
            {label}
          </Button>
        ))}
      </PresetButtons>
    </Panel>
  );
}

const Hint = styled.p`
  margin-bottom: ${tokens.space.s};
  color: ${tokens.color.soft};
`;

const PresetButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
