import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { busy } from '#errors';

/** Work that many may ask for and few get at once. */
export interface Line {
  <T>(work: () => Promise<T>): Promise<T>;
  /** How much has been begun since the start. */
  begun(): number;
}

/** Whoever finds as many waiting as the line is long is told to come again, instead of making it longer. */
export function boundedLine(atOnce: number, longest: number): Line {
  const limit = pLimit(atOnce);
  let begun = 0;
  const line = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= longest) throw busy('Too many people are signing in. Please try again shortly');
    return limit(() => {
      begun += 1;
      return work();
    });
  };
  return Object.assign(line, { begun: () => begun });
}

/**
 * Passwords are hashed on other threads than the one that answers. One processor stays free for that, and one of Node's four
 * threads for files. A hundred wait for some seconds, which is as long as anybody does.
 */
export const hashing = boundedLine(Math.max(1, Math.min(3, availableParallelism() - 1)), 100);
