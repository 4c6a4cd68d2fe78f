import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { faultOf } from '../fault.ts';
import { createConnection } from './connection.ts';
import { createLiveSocket } from './live-socket.ts';
import type { refreshesItself } from './use-pages.ts';

interface Callbacks {
  /** An operation was answered with UNAUTHENTICATED. */
  onSignedOut: () => void;
  /** The socket broke: worth asking who is signed in. */
  onBroken: () => void;
}

/** They have no id, and screens read different parts of them: what one has read must not push out what another has. */
const readInParts = {
  ContractorSummary: { merge: true },
  DashboardStats: { merge: true },
  SalesMetrics: { merge: true },
};

/**
 * Apollo over HTTP, subscriptions over one socket. What is loaded does not become stale by itself: it is neither asked
 * for again on focus, nor at an interval, nor after a fault. Events and a reconnected socket bring what is new.
 */
export function createDataClient({ onSignedOut, onBroken }: Callbacks) {
  const connection = createConnection();
  const socket = createLiveSocket({
    onChange: (isOpen) => connection.set(!isOpen),
    onReconnected: () => void askAgain().then(undefined, () => undefined),
    onBroken,
  });
  const askAgain = async () =>
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ options }) =>
        !(options.context as Partial<typeof refreshesItself> | undefined)?.refreshesItself,
    });
  const faults = new ErrorLink(({ error }) => {
    if (faultOf(error).code === 'UNAUTHENTICATED') onSignedOut();
  });
  const wire = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([faults, wire]),
    cache: new InMemoryCache({ typePolicies: readInParts }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
    devtools: { enabled: false },
  });
  return { client, connection, close: () => void socket.dispose() };
}
