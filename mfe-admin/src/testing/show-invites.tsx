import { KitApollo } from 'kit/apollo';
import { useSession } from 'kit/session';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { InvitesScreen } from '../invites/invites-screen.tsx';
import { invitesReply, rolesReply } from './invites.ts';

function SignedIn() {
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <KitApollo>
      <InvitesScreen />
    </KitApollo>
  );
}

/** Renders the screen for an administrator, with a mocked network. */
export function showInvites(answers: Parameters<typeof mockNetwork>[0] = {}): ReturnType<typeof mockNetwork> {
  const server = mockNetwork({
    Viewer: viewerReply(people.admin),
    InvitableRoles: rolesReply([]),
    RecentInvites: invitesReply([]),
    ...answers,
  });
  renderInPage(<SignedIn />);
  return server;
}
