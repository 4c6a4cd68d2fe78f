import { act, type ReactNode } from 'react';
import { KitApollo } from 'kit/apollo';
import { live } from 'kit/test/live';
import { network } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { useLocation } from 'kit/router';

type Answers = Parameters<typeof network>[0];

/** Shows a screen to the founder, on a network and a socket that do as told. */
export function showFounder(screen: ReactNode, answers: Answers, path = '/admin-dashboard') {
  const { tell } = live();
  let address = path;
  function Address() {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return null;
  }
  const server = network({ Viewer: { data: { me: people.founder } }, ...answers });
  renderInPage(
    <SignedIn>
      <KitApollo>
        {screen}
        <Address />
      </KitApollo>
    </SignedIn>,
    { path },
  );
  const inputsOf = (operation: string) =>
    server.sent.filter((sent) => sent.operation === operation).map(({ variables }) => variables);
  /** The audit trail tells of a change to such a thing. */
  const happened = (subjectKind: string) =>
    act(async () =>
      tell('TrailAdded', { auditEntryAdded: { __typename: 'AuditEntry', id: `e-${subjectKind}`, subjectKind } }),
    );
  return { ...server, inputsOf, happened, address: () => address };
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
export function held<Reply>() {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { answer: () => promise, letGo: resolve };
}
