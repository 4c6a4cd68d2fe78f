import { setTimeout } from 'node:timers/promises';
import { rateLimited } from '#errors';

const [firstDelayMs, longestDelayMs] = [500, 10_000];
/** How many attempts at one account may wait at a time. It bounds guesses from everywhere together to some three a second. */
const mostWaiting = 32;

/** How long the n-th attempt over the limit waits: 0.5 s, then twice as long each time, up to 10 s. */
const delayOf = (n: number): number => Math.min(longestDelayMs, firstDelayMs * 2 ** (n - 1));

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** Holds an attempt back. It waits with nothing but its request open: no connection, no place in the hashing queue. */
export function attemptDelay(sleep: (ms: number) => Promise<unknown> = wait) {
  const waiting = new Map<string, number>();
  return async (key: string, n: number): Promise<void> => {
    const before = waiting.get(key) ?? 0;
    if (before >= mostWaiting) throw rateLimited(longestDelayMs / 1000);
    waiting.set(key, before + 1);
    try {
      await sleep(delayOf(n));
    } finally {
      const left = (waiting.get(key) ?? 1) - 1;
      if (left > 0) waiting.set(key, left);
      else waiting.delete(key);
    }
  };
}
