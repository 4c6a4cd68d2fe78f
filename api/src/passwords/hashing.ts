import { availableParallelism } from 'node:os';
import { busy } from '#errors';
import { FairQueue } from '#limits/fair-queue';
import { getNetwork, getSite } from '#limits/network';

/** A queue with bounded concurrency for expensive work, round-robin by network. */
export interface FairLimiter {
  <T>(address: string | null, work: () => Promise<T>): Promise<T>;
  /** The number of jobs started so far. */
  getStartedCount(): number;
}

/** How many passwords may wait to be hashed: in total, and per network. */
export const hashingBudget = { maxWaiting: 100, shareOfNetwork: 1 / 4 } as const;

/** A full queue refuses further requests with a retry time instead of growing. */
export function createFairLimiter(concurrency: number, maxWaiting: number): FairLimiter {
  const queue = new FairQueue({
    concurrency,
    maxWaiting,
    maxWaitingPerOwner: Math.max(1, Math.floor(maxWaiting * hashingBudget.shareOfNetwork)),
  });
  let startedCount = 0;
  const run = async <T>(address: string | null, work: () => Promise<T>): Promise<T> => {
    const release = await queue.acquire(getSite(address ?? '') ?? getNetwork(address ?? ''));
    if (!release) throw busy('Too many people are signing in. Try again shortly');
    startedCount += 1;
    try {
      return await work();
    } finally {
      release();
    }
  };
  return Object.assign(run, { getStartedCount: () => startedCount });
}

/**
 * Passwords are hashed off the main thread. One processor stays free for requests, and one of Node's four pool threads for files. A queue
 * of a hundred takes a few seconds, as long as a person would wait.
 */
export const hashingLimiter = createFairLimiter(
  Math.max(1, Math.min(3, availableParallelism() - 1)),
  hashingBudget.maxWaiting,
);
