import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { toFault } from '../fault.ts';
import { catchUpLink } from './catch-up-link.ts';
import { createConnection } from './connection.ts';
import { listLengthLink } from './list-length-link.ts';
import { createLiveSocket } from './live-socket.ts';
import { reauthenticationLink } from './reauthentication-link.ts';
import { socketLimitLink } from './socket-limit-link.ts';
import { traceLink } from './trace-link.ts';

interface DataClientOptions {
  /** An operation failed with UNAUTHENTICATED, so the session may have ended. */
  onSignedOut: () => void;
  /** The socket broke, so the session may have ended. */
  onDisconnected: () => void;
}

/** These types have no id, and screens read different fields of them: reading one set must not evict another. */
const mergePolicies = {
  ContractorSummary: { merge: true },
  DashboardStats: { merge: true },
  SalesMetrics: { merge: true },
};

/** Released portals spread fragments on it. */
const possibleTypes = { Teammate: ['User'] };

/**
 * Apollo over HTTP, with subscriptions over one socket. Loaded data does not become stale: it is not refetched on focus,
 * on an interval or after an error. Events bring what is new; queries that may have missed one, such as after a socket
 * break, are refetched.
 */
export function createDataClient({ onSignedOut, onDisconnected }: DataClientOptions) {
  const connection = createConnection();
  const socket = createLiveSocket({
    onChange: (isOpen, isRefused) => connection.set(!isOpen, isRefused),
    onReconnected: (wasRestart) => {
      if (wasRestart) connection.reportMissedEvents();
      void client.refetchQueries({ include: 'active' }).then(undefined, () => undefined);
    },
    onDisconnected,
  });
  const errorLink = new ErrorLink(({ error }) => {
    if (toFault(error).code === 'UNAUTHENTICATED') onSignedOut();
  });
  const transportLink = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    ApolloLink.from([socketLimitLink(), new GraphQLWsLink(socket)]),
    ApolloLink.from([traceLink(), new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([
      errorLink,
      reauthenticationLink(),
      catchUpLink({
        getShownQueries: () => client.getObservableQueries('active'),
        onMissedEvents: connection.reportMissedEvents,
      }),
      listLengthLink(),
      transportLink,
    ]),
    cache: new InMemoryCache({ typePolicies: mergePolicies, possibleTypes }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
    devtools: { enabled: false },
  });
  return { client, connection, close: () => void socket.dispose() };
}
