import { setTimeout as delay } from 'node:timers/promises';
import { toAppError } from '#errors';

/** How long an event waits before it is looked at again, while the database is away. */
const pause = 250;

/**
 * The events of a source that may be seen. While the question cannot be answered because a service is away, the event
 * waits: a follower loses nothing to an outage. Returning ends the source at once, also between two events.
 */
export function visibleEvents<T>(
  source: AsyncIterableIterator<T>,
  isVisible: (event: T) => Promise<boolean>,
): AsyncIterableIterator<T> {
  let returned = false;
  const ask = async (event: T): Promise<boolean> => {
    while (!returned) {
      try {
        return await isVisible(event);
      } catch (error) {
        if (returned) break;
        if (toAppError(error).code !== 'UNAVAILABLE') throw error;
        await delay(pause);
      }
    }
    return false;
  };
  return {
    async next() {
      for (;;) {
        const result = await source.next();
        if (result.done || (await ask(result.value))) return result;
      }
    },
    async return() {
      returned = true;
      await source.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
