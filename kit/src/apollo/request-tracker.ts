import { ApolloLink, Observable, type OperationVariables } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** Tracks the page's requests: when each query was last sent, and which are in flight. */
export function createRequestTracker() {
  // Wall-clock time, which keeps running while a laptop sleeps. Cached data was requested after this.
  const startedAt = Date.now();
  const requestTimes = new Map<string, number>();
  const pendingRequests = new Set<Promise<void>>();

  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return new Observable((observer) => {
      // A further page says nothing about those before it.
      if (!operation.variables.after)
        requestTimes.set(getKey(operation.operationName, operation.variables), Date.now());
      let settle = () => undefined as void;
      const settled = new Promise<void>((resolve) => (settle = resolve));
      pendingRequests.add(settled);
      const subscription = forward(operation).subscribe(observer);
      return () => {
        subscription.unsubscribe();
        pendingRequests.delete(settled);
        settle();
      };
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
