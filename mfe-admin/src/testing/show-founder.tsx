import { act, type ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { useLocation } from 'kit/router';

type Answers = Parameters<typeof mockNetwork>[0];

/** Shows a screen to the founder, on a network and a socket that do as told. */
export function showFounder(screen: ReactNode, answers: Answers, path = '/admin-dashboard') {
  const { emit } = mockWebSocket();
  let address = path;
  function Address() {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return null;
  }
  const server = mockNetwork({ Viewer: { data: { me: people.founder } }, ...answers });
  renderInPage(
    <SignedIn>
      <KitApollo>
        {screen}
        <Address />
      </KitApollo>
    </SignedIn>,
    { path },
  );
  const getInputs = (operation: string) =>
    server.sent.filter((sent) => sent.operation === operation).map(({ variables }) => variables);
  /** The audit trail tells of a change to such a thing. */
  const emitAuditEvent = (subjectKind: string) =>
    act(async () =>
      emit('TrailAdded', { auditEntryAdded: { __typename: 'AuditEntry', id: `e-${subjectKind}`, subjectKind } }),
    );
  return { ...server, inputsOf: getInputs, happened: emitAuditEvent, address: () => address };
}

export const connection = (name: string, field: string, nodes: object[], endCursor: string | null = null) => ({
  data: {
    [field]: {
      __typename: `${name}Connection`,
      edges: nodes.map((node) => ({ __typename: `${name}Edge`, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});

/** What the server says to a change, when it is let go. */
export function createDeferredReply<Reply>() {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { answer: () => promise, resolveReply: resolve };
}
