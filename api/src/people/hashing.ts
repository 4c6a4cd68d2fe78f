import { availableParallelism } from 'node:os';
import { busy } from '#errors';
import { FairQueue } from '#limits/fair-queue';
import { getNetwork, getSite } from '#limits/network';

/** Work that many may ask for and few get at once, networks in turn. */
export interface FairLimiter {
  <T>(address: string | null, work: () => Promise<T>): Promise<T>;
  /** How much has been begun since the start. */
  getStartedCount(): number;
}

/** How many passwords may wait to be hashed: of everyone, and the part of it that one network can have. */
export const hashingBudget = { maxWaiting: 100, shareOfNetwork: 1 / 4 } as const;

/** Whoever finds too many waiting is told to come again, instead of making it longer. */
export function createFairLimiter(concurrency: number, maxWaiting: number): FairLimiter {
  const queue = new FairQueue({
    concurrency,
    maxWaiting,
    maxWaitingPerOwner: Math.max(1, Math.floor(maxWaiting * hashingBudget.shareOfNetwork)),
  });
  let startedCount = 0;
  const run = async <T>(address: string | null, work: () => Promise<T>): Promise<T> => {
    const release = await queue.acquire(getSite(address ?? '') ?? getNetwork(address ?? ''));
    if (!release) throw busy('Too many people are signing in. Please try again shortly');
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
 * Passwords are hashed on other threads than the one that answers. One processor stays free for that, and one of Node's four
 * threads for files. A hundred wait for some seconds, which is as long as anyone does.
 */
export const hashingLimiter = createFairLimiter(
  Math.max(1, Math.min(3, availableParallelism() - 1)),
  hashingBudget.maxWaiting,
);
