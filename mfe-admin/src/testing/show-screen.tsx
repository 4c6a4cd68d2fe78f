import { act, type ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { useLocation } from 'kit/router';
import type { Viewer } from 'kit/session';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { AdminTeamDocument } from '#gql/graphql.ts';

type Answers = Parameters<typeof mockNetwork>[0];

interface ShowScreenOptions {
  path: string;
  answers?: Answers;
  viewer?: Viewer;
}

/** Renders a screen of the portal for an administrator, with a mocked network and socket. */
export function showScreen(screen: ReactNode, { path, answers = {}, viewer = people.admin }: ShowScreenOptions) {
  const socket = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(viewer),
    AdminTeam: replyTo(AdminTeamDocument, { users: { edges: [], pageInfo: { hasNextPage: false } } }),
    ...answers,
  });
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  renderInPage(
    <SignedIn>
      <KitApollo>{screen}</KitApollo>
      <Address />
    </SignedIn>,
    { path },
  );
  const getInputs = (operation: string) =>
    server.sent.filter((sent) => sent.operation === operation).map(({ variables }) => variables);
  const emitEvent = (operation: string, data: object) => act(async () => socket.emit(operation, data));
  return {
    ...server,
    countSubscribers: socket.countSubscribers,
    emitEvent,
    getInputs,
    address: () => address,
  };
}
