import { ApolloLink, type ObservableQuery, type OperationVariables } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, filter, finalize } from 'rxjs';
import { createCoalescer } from './use-coalesced-refetch.ts';

/** Context of a subscription that replays earlier events when it starts, so that nothing is refetched for it. */
export const replaysSnapshot = { replaysSnapshot: true };

interface CatchUpOptions {
  /** What is currently on the page. */
  getShownQueries: () => Iterable<ObservableQuery>;
  onMissedEvents: () => void;
}

/**
 * Closes the gap between a query, sent over HTTP, and its subscription, which is ready later: refetches the queries on the
 * page that may have missed an event, because they were sent before it and their subscription was ready after it, or because
 * their first answer was in flight during it. Only those are refetched, batched into one refetch.
 */
export function catchUpLink({ getShownQueries, onMissedEvents }: CatchUpOptions): ApolloLink {
  const requests = createRequestTracker();
  let startingCount = 0;
  let readyCount = 0;
  /** Queries that were compared once and are subscribed since. */
  let followedQueries = new WeakSet<ObservableQuery>();
  const outdated = new Set<ObservableQuery>();

  const coalescer = createCoalescer();
  const refetchOutdated = async () => {
    // Apollo would treat an answer in flight as the new one.
    await requests.settled();
    const stillShown = [...getShownQueries()].filter((query) => outdated.has(query));
    outdated.clear();
    if (stillShown.length === 0) return;
    onMissedEvents();
    await Promise.all(stillShown.map((query) => query.refetch()));
  };
  const markOutdated = (mayBeOutdated: (query: ObservableQuery) => boolean) => {
    for (const query of getShownQueries()) if (mayBeOutdated(query)) outdated.add(query);
    coalescer.run(refetchOutdated);
  };
  /** A subscription misses nothing from now on; nothing has happened for this long. */
  const onReady = (quietPeriodMs: number) => {
    const lastEvent = Date.now() - quietPeriodMs;
    markOutdated(
      (query) => !followedQueries.has(query) && requests.requestedAt(query.queryName, query.variables) <= lastEvent,
    );
    // Until the last one is ready, events may still be missed.
    if (startingCount === 0) for (const query of getShownQueries()) followedQueries.add(query);
  };

  /** Asks the server to report when a subscription is ready. That message is not an event and is hidden from subscribers. */
  const subscriptionLink = new ApolloLink((operation, forward) => {
    if ((operation.getContext() as Partial<typeof replaysSnapshot>).replaysSnapshot) return forward(operation);
    operation.extensions = { ...operation.extensions, following: true };
    return defer(() => {
      let isReady = false;
      startingCount += 1;
      return forward(operation).pipe(
        filter((result) => {
          const quietPeriodMs = getQuietPeriod(result);
          if (quietPeriodMs === undefined) {
            markOutdated(isFirstLoad);
            return true;
          }
          // It has reconnected.
          if (isReady) followedQueries = new WeakSet();
          else [startingCount, readyCount] = [startingCount - 1, readyCount + 1];
          isReady = true;
          onReady(quietPeriodMs);
          return false;
        }),
        finalize(() => {
          if (isReady) readyCount -= 1;
          else startingCount -= 1;
          if (readyCount === 0) followedQueries = new WeakSet();
        }),
      );
    });
  });
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink,
    requests.link,
  );
}

/** Tracks the page's requests: when each query was last sent, and which are in flight. */
function createRequestTracker() {
  // Wall-clock time, which keeps running while a laptop sleeps. Cached data was requested after this.
  const startedAt = Date.now();
  const requestTimes = new Map<string, number>();
  const pendingRequests = new Set<Promise<void>>();

  const link = new ApolloLink((operation, forward) => {
    const { operationName, operationType, variables } = operation;
    if (operationType !== OperationTypeNode.QUERY) return forward(operation);
    return defer(() => {
      // A further page says nothing about those before it.
      if (!variables.after) requestTimes.set(getKey(operationName, variables), Date.now());
      let settle = () => undefined as void;
      const settled = new Promise<void>((resolve) => (settle = resolve));
      pendingRequests.add(settled);
      return forward(operation).pipe(
        finalize(() => {
          pendingRequests.delete(settled);
          settle();
        }),
      );
    });
  });

  return {
    link,
    /** When the shown answer was requested, or earlier. */
    requestedAt: (name: string | undefined, variables: OperationVariables) =>
      requestTimes.get(getKey(name, variables)) ?? startedAt,
    /** Resolves once every request that is now in flight has ended. */
    settled: () => Promise.all(pendingRequests),
  };
}

/** A list is the same list, however much of it is requested. */
function getKey(name: string | undefined, { first: _first, after: _after, ...variables }: OperationVariables): string {
  return JSON.stringify([name, variables]);
}

const isFirstLoad = (query: ObservableQuery) => {
  const { loading, data } = query.getCurrentResult();
  return loading && data === undefined;
};

function getQuietPeriod({ extensions }: ApolloLink.Result): number | undefined {
  return (extensions?.following as { quietFor: number } | undefined)?.quietFor;
}
