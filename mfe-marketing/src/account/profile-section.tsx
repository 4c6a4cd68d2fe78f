import { humanize } from 'kit/format';
import type { Viewer } from 'kit/session';
import { tokens } from 'kit/theme';
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
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  div {
    display: grid;
    padding: ${tokens.space.s} ${tokens.space.m};
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${tokens.space.m};
  }
  div + div {
    border-top: 1px solid ${tokens.color.line};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
