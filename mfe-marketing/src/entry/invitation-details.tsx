import { tokens } from 'kit/theme';
import { formatRoleName } from 'rules/role-names';
import styled from 'styled-components';

interface Details {
  email: string;
  role: string;
  contractorRole?: string | null;
}

/** What an invitation is for. */
export function InvitationDetails({ invitation: { email, role, contractorRole } }: { invitation: Details }) {
  return (
    <List>
      <div>
        <dt>Email</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>Role</dt>
        <dd>{formatRoleName(role)}</dd>
      </div>
      {contractorRole && (
        <div>
          <dt>Specialization</dt>
          <dd>{formatRoleName(contractorRole)}</dd>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  div {
    display: grid;
    padding: ${tokens.space.xs} 0;
    border-bottom: 1px solid ${tokens.color.line};
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${tokens.space.s};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
