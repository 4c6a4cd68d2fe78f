import { setTimeout } from 'node:timers/promises';
import { rateLimited } from '#errors';

const [firstDelayMs, maxDelayMs] = [500, 10_000];
/**
 * How many attempts at one account may be delayed at a time. It limits guesses from all addresses together to about three a
 * second.
 */
const maxWaiting = 32;
/** How many of them may come from one site (IPv6 /48, IPv4 /24): one customer of a provider must not take all slots. */
const maxWaitingPerSite = 2;

/** The delay of the n-th attempt over the limit: 0.5 s, then doubling up to 10 s. */
const getDelay = (n: number): number => Math.min(maxDelayMs, firstDelayMs * 2 ** (n - 1));

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

interface Attempt {
  site: string;
  refuse: (reason: Error) => void;
}

/**
 * Delays an attempt. It holds nothing but its request open: no connection, no slot in the hashing queue. If all slots are taken,
 * the site with the most loses its newest one.
 */
export function createAttemptDelay(sleep: (ms: number) => Promise<unknown> = wait) {
  /** By account, oldest first. */
  const accounts = new Map<string, Attempt[]>();
  return async (account: string, n: number, site: string): Promise<void> => {
    const waiting = accounts.get(account) ?? [];
    const own = countAttempts(waiting, site);
    if (own >= maxWaitingPerSite || (waiting.length >= maxWaiting && !evictNewestAttempt(waiting, own)))
      throw createRefusal();
    const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
    const attempt: Attempt = { site, refuse };
    waiting.push(attempt);
    accounts.set(account, waiting);
    try {
      await Promise.race([sleep(getDelay(n)), refused]);
    } finally {
      removeAttempt(waiting, attempt);
      if (waiting.length === 0) accounts.delete(account);
    }
  };
}

const createRefusal = () => rateLimited(maxDelayMs / 1000);
const countAttempts = (waiting: Attempt[], site: string) => waiting.filter((attempt) => attempt.site === site).length;

function removeAttempt(waiting: Attempt[], attempt: Attempt): void {
  const index = waiting.indexOf(attempt);
  if (index !== -1) waiting.splice(index, 1);
}

/** Rejects the newest attempt of a site that has more than the new one would have. */
function evictNewestAttempt(waiting: Attempt[], own: number): boolean {
  const newest = waiting.findLast(({ site }) => countAttempts(waiting, site) > own + 1);
  if (!newest) return false;
  removeAttempt(waiting, newest);
  newest.refuse(createRefusal());
  return true;
}
