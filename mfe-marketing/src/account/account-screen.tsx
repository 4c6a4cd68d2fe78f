import { useCallback } from 'react';
import { Icon } from 'kit/controls';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import { getPortalPath } from 'rules/routing';
import styled from 'styled-components';
import { SessionsDocument } from '#account/gql/graphql.ts';
import { BackLink } from '../back-link.ts';
import { AccessTokensSection } from './access-tokens/access-tokens-section.tsx';
import { EmailsSection } from './emails/emails-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { useAsyncData } from '../data/use-async-data.ts';
import { useSessionRequest } from '../data/use-session-request.ts';

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
      <ProfileSection />
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
