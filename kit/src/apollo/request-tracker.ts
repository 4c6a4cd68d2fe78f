import { ApolloLink, Observable, type OperationVariables } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** What the page asks: when it asked last, and what is under way. */
export function createRequestTracker() {
  // By the clock of the day, which goes on while a laptop sleeps. What the cache has was asked for after this.
  const startedAt = Date.now();
  const requestTimes = new Map<string, number>();
  const pendingRequests = new Set<Promise<void>>();

  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return new Observable((observer) => {
      // A further page says nothing of those before it.
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
    /** When the answer that is shown was asked for, or earlier. */
    requestedAt: (name: string | undefined, variables: OperationVariables) =>
      requestTimes.get(getKey(name, variables)) ?? startedAt,
    /** Once nothing is under way that is now. */
    settled: () => Promise.all(pendingRequests),
  };
}

/** A list is the same list, however much of it is asked for. */
function getKey(name: string | undefined, { first: _first, after: _after, ...variables }: OperationVariables): string {
  return JSON.stringify([name, variables]);
}
