import type { ObservableQuery } from '@apollo/client';
import type { createQuestions } from './questions.ts';

type Query = ObservableQuery;

interface Parts {
  questions: ReturnType<typeof createQuestions>;
  /** What is on the page at this moment. */
  shown: () => Iterable<Query>;
  askAgain: (queries: ReadonlySet<Query>) => Promise<unknown>;
}

/**
 * Finds what the page shows that may lack an event: it was asked for before its subscription stood, or its first answer was
 * under way when something happened. That, and nothing else, is asked for again, once for all that comes together.
 */
export function createCatchUp({ questions, shown, askAgain }: Parts) {
  let beginning = 0;
  let following = 0;
  /** Were compared once, and are followed since. */
  let followed = new WeakSet<Query>();
  const outdated = new Set<Query>();
  let isAsking = false;

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    while (outdated.size > 0) {
      // Apollo would take an answer that is under way for the new one.
      await questions.answered();
      const there = new Set([...shown()].filter((query) => outdated.has(query)));
      outdated.clear();
      if (there.size > 0) await askAgain(there).then(undefined, () => undefined);
    }
    isAsking = false;
  };
  const ofShown = (mayLack: (query: Query) => boolean) => {
    for (const query of shown()) if (mayLack(query)) outdated.add(query);
    void ask();
  };

  return {
    onBegin: () => void (beginning += 1),
    onFollowing(quietFor: number, isAgain: boolean) {
      if (isAgain) followed = new WeakSet();
      else [beginning, following] = [beginning - 1, following + 1];
      const lastEvent = Date.now() - quietFor;
      ofShown((query) => !followed.has(query) && questions.askedAt(query.queryName, query.variables) <= lastEvent);
      // Until the last one stands, something may still pass one that does not.
      if (beginning === 0) for (const query of shown()) followed.add(query);
    },
    onEvent: () => ofShown((query) => isAskedFirst(query.getCurrentResult())),
    onEnd(wasFollowing: boolean) {
      if (wasFollowing) following -= 1;
      else beginning -= 1;
      if (following === 0) followed = new WeakSet();
    },
  };
}

const isAskedFirst = ({ loading, data }: ReturnType<Query['getCurrentResult']>) => loading && data === undefined;
