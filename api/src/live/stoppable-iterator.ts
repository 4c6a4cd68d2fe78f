/**
 * An async iterator that a follower can stop at any time. A generator alone can't be stopped: it only notices at its next event.
 */
export function toStoppableIterator<T>(work: (signal: AbortSignal) => AsyncGenerator<T>): AsyncIterableIterator<T> {
  const stop = new AbortController();
  const events = work(stop.signal);
  return {
    next: () => events.next(),
    async return() {
      stop.abort();
      await events.return(undefined);
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
