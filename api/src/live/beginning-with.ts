/** A source, and before its events those that a question answers, which is asked once the source is listened to. */
export function beginningWith<T>(
  question: () => Promise<T[]>,
  source: AsyncIterableIterator<T>,
): AsyncIterableIterator<T> {
  let first: T[] | undefined;
  return {
    async next() {
      first ??= await question();
      return first.length > 0 ? { value: first.shift() as T, done: false } : source.next();
    },
    async return() {
      first = [];
      await source.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
