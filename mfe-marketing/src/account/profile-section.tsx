import { humanize } from 'kit/format';
import type { Viewer } from 'kit/session';
import styled from 'styled-components';
import { AccountSection } from './account-section.tsx';

export function ProfileSection({ viewer }: { viewer: Viewer }) {
  const { firstName, lastName, email, role, contractorRole } = viewer;
  return (
    <AccountSection title="Profile" text="How you appear here. Ask an administrator to change your role.">
      <Facts>
        <div>
          <dt>Name</dt>
          <dd>
            {firstName} {lastName}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>
            {humanize(role)}
            {contractorRole && ` · ${humanize(contractorRole)}`}
          </dd>
        </div>
      </Facts>
    </AccountSection>
  );
}

const Facts = styled.dl`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  div {
    display: grid;
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.m};
  }
  div + div {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  dt {
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
