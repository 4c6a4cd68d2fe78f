import { useCallback } from 'react';
import { Icon } from 'kit/controls';
import { useViewer, type Viewer } from 'kit/session';
import { tokens } from 'kit/theme';
import { getPortalPath } from 'rules/routing';
import styled from 'styled-components';
import { humanize } from 'kit/format';
import { SessionsDocument } from '#account/gql/graphql.ts';
import { BackLink } from '../back-link.ts';
import { AccessTokensSection } from './access-tokens/access-tokens-section.tsx';
import { EmailsSection } from './emails/emails-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { useAsyncData } from '../data/use-async-data.ts';
import { useSessionRequest } from '../data/use-session-request.ts';
import { AccountSection } from './account-section.tsx';

/** The viewer's account, one section per subject. */
export function AccountScreen() {
  const viewer = useViewer();
  const request = useSessionRequest();
  const sessions = useAsyncData(useCallback(async () => (await request(SessionsDocument)).sessions, [request]));
  // A changed password or second factor ends the other sessions.
  const refetchSessions = () => void sessions.refresh();
  return (
    <Page>
      <header>
        <BackLink to={getPortalPath(viewer)}>
          <Icon name="back" /> Back to your portal
        </BackLink>
        <h1>Your account</h1>
      </header>
      <ProfileSection viewer={viewer} />
      <PasswordSection email={viewer.email ?? ''} onChanged={refetchSessions} />
      <TwoFactorSection onChanged={refetchSessions} />
      {(viewer.role === 'contractor' || viewer.role === 'admin') && <EmailsSection audiences={viewer.audiences} />}
      <SessionsSection sessions={sessions} />
      <AccessTokensSection />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  gap: ${tokens.space.l};
  h1 {
    font-size: ${tokens.size.title};
    line-height: 36px;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;

function ProfileSection({ viewer }: { viewer: Viewer }) {
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
