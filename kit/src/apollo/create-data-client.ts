import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type ObservableQuery } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { getFault } from '../fault.ts';
import { createCatchUp } from './catch-up.ts';
import { createConnection } from './connection.ts';
import { followingLink } from './following-link.ts';
import { createLiveSocket } from './live-socket.ts';
import { createQuestions } from './questions.ts';
import { reauthenticationLink } from './reauthentication-link.ts';
import { socketLimitLink } from './socket-limit-link.ts';
import { traceLink } from './trace-link.ts';
import type { refreshesItself } from './use-paginated-query.ts';

interface Callbacks {
  /** An operation was answered with UNAUTHENTICATED: worth asking who is signed in. */
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
 * for again on focus, nor at an interval, nor after a fault. Events bring what is new; what may have missed one, as after a
 * break of the socket, is asked for again.
 */
export function createDataClient({ onSignedOut, onBroken }: Callbacks) {
  const connection = createConnection();
  const socket = createLiveSocket({
    onChange: (isOpen, isRefused) => connection.set(!isOpen, isRefused),
    onReconnected: (wasRestart) => {
      if (wasRestart) connection.miss();
      void askAgain().then(undefined, () => undefined);
    },
    onBroken,
  });
  const askAgain = async () =>
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => !isRefreshedByItself(query),
    });
  const questions = createQuestions();
  const catchUp = createCatchUp({
    questions,
    shown: () => client.getObservableQueries('active'),
    askAgain: async (queries) => {
      connection.miss();
      await Promise.all([...queries].filter((query) => !isRefreshedByItself(query)).map((query) => query.refetch()));
    },
  });
  const faults = new ErrorLink(({ error }) => {
    if (getFault(error).code === 'UNAUTHENTICATED') onSignedOut();
  });
  const wire = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    ApolloLink.from([socketLimitLink(), new GraphQLWsLink(socket)]),
    ApolloLink.from([traceLink(), new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([faults, reauthenticationLink(), followingLink(catchUp), questions.link, wire]),
    cache: new InMemoryCache({ typePolicies: readInParts }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
    devtools: { enabled: false },
  });
  return { client, connection, close: () => void socket.dispose() };
}

const isRefreshedByItself = ({ options }: ObservableQuery): boolean =>
  Boolean((options.context as Partial<typeof refreshesItself> | undefined)?.refreshesItself);
