import type { ObservableQuery } from '@apollo/client';
import type { createRequestTracker } from './request-tracker.ts';

type Query = ObservableQuery;

interface CatchUpOptions {
  requestTracker: ReturnType<typeof createRequestTracker>;
  /** What is currently on the page. */
  getShownQueries: () => Iterable<Query>;
  refetch: (queries: ReadonlySet<Query>) => Promise<unknown>;
}

/**
 * Finds queries on the page that may have missed an event: those sent before their subscription was ready, or whose first
 * answer was in flight during an event. Only those are refetched, batched into one refetch.
 */
export function createCatchUp({ requestTracker, getShownQueries, refetch }: CatchUpOptions) {
  let startingCount = 0;
  let followingCount = 0;
  /** Queries that were compared once and are subscribed since. */
  let followedQueries = new WeakSet<Query>();
  const outdated = new Set<Query>();
  let isRefetching = false;

  const refetchOutdated = async () => {
    if (isRefetching) return;
    isRefetching = true;
    while (outdated.size > 0) {
      // Apollo would treat an answer in flight as the new one.
      await requestTracker.settled();
      const stillShown = new Set([...getShownQueries()].filter((query) => outdated.has(query)));
      outdated.clear();
      if (stillShown.size > 0) await refetch(stillShown).then(undefined, () => undefined);
    }
    isRefetching = false;
  };
  const markOutdated = (mayBeOutdated: (query: Query) => boolean) => {
    for (const query of getShownQueries()) if (mayBeOutdated(query)) outdated.add(query);
    void refetchOutdated();
  };

  return {
    onBegin: () => void (startingCount += 1),
    onFollowing(quietPeriodMs: number, isAgain: boolean) {
      if (isAgain) followedQueries = new WeakSet();
      else [startingCount, followingCount] = [startingCount - 1, followingCount + 1];
      const lastEvent = Date.now() - quietPeriodMs;
      markOutdated(
        (query) =>
          !followedQueries.has(query) && requestTracker.requestedAt(query.queryName, query.variables) <= lastEvent,
      );
      // Until the last one is ready, events may still be missed.
      if (startingCount === 0) for (const query of getShownQueries()) followedQueries.add(query);
    },
    onEvent: () => markOutdated((query) => isFirstLoad(query.getCurrentResult())),
    onEnd(wasFollowing: boolean) {
      if (wasFollowing) followingCount -= 1;
      else startingCount -= 1;
      if (followingCount === 0) followedQueries = new WeakSet();
    },
  };
}

const isFirstLoad = ({ loading, data }: ReturnType<Query['getCurrentResult']>) => loading && data === undefined;
