import { ApolloLink, Observable, type OperationVariables } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** What the page asks: when it asked last, and what is under way. */
export function createQuestions() {
  // By the clock of the day, which goes on while a laptop sleeps. What the cache has was asked for after this.
  const begin = Date.now();
  const asked = new Map<string, number>();
  const underWay = new Set<Promise<void>>();

  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return new Observable((observer) => {
      // A further page says nothing of those before it.
      if (!operation.variables.after) asked.set(getKey(operation.operationName, operation.variables), Date.now());
      let settle = () => undefined as void;
      const answered = new Promise<void>((resolve) => (settle = resolve));
      underWay.add(answered);
      const subscription = forward(operation).subscribe(observer);
      return () => {
        subscription.unsubscribe();
        underWay.delete(answered);
        settle();
      };
    });
  });

  return {
    link,
    /** When the answer that is shown was asked for, or earlier. */
    askedAt: (name: string | undefined, variables: OperationVariables) => asked.get(getKey(name, variables)) ?? begin,
    /** Once nothing is under way that is now. */
    answered: () => Promise.all(underWay),
  };
}

/** A list is the same list, however much of it is asked for. */
function getKey(name: string | undefined, { first: _first, after: _after, ...variables }: OperationVariables): string {
  return JSON.stringify([name, variables]);
}
