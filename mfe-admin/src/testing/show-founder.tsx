import { act, type ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { useLocation } from 'kit/router';

type Answers = Parameters<typeof mockNetwork>[0];

/** Renders a screen for the founder, with a mocked network and socket. */
export function showFounder(screen: ReactNode, answers: Answers, path = '/admin-dashboard') {
  const { emit } = mockWebSocket();
  let address = path;
  function Address() {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return null;
  }
  const server = mockNetwork({ Viewer: viewerReply(people.founder), ...answers });
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
  /** Emits an audit event for an item of this kind. */
  const emitAuditEvent = (subjectKind: string) =>
    act(async () =>
      emit('AuditEntryAdded', { auditEntryAdded: { __typename: 'AuditEntry', id: `e-${subjectKind}`, subjectKind } }),
    );
  /** Emits the change of an account. */
  const emitUserChange = (id: string) =>
    act(async () => emit('UserChanged', { userChanged: { __typename: 'User', id } }));
  return { ...server, getInputs, emitAuditEvent, emitUserChange, address: () => address };
}

/** A mutation response that the test holds back. */
export function createDeferredReply<Reply>() {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { answer: () => promise, resolveReply: resolve };
}
