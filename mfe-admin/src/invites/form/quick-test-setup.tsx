import { Button } from 'kit/controls';
import styled from 'styled-components';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import type { Role } from 'rules/people';

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

interface TestInvite {
  label: string;
  role: Role;
  contractorRole: string;
}

const testInvites: readonly TestInvite[] = [
  { label: 'Contractor (developer)', role: 'contractor', contractorRole: 'developer' },
  { label: 'Client', role: 'client', contractorRole: '' },
  { label: 'Admin', role: 'admin', contractorRole: '' },
];

/** A unique address in a domain that no one can own. */
function createTestEmail(role: Role): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `test-${role}-${random.toString(36)}@example.test`;
}
