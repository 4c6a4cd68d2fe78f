import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited, toAppError } from '#errors';
import type { CounterOf } from '#limits/counters';
import {
  type CallLimit,
  callLimits,
  type FailureLimit,
  failureLimits,
  type Limit,
  type Together,
} from '#limits/limit-table';
import { networkOf } from '#limits/network-of';
import { takeTurns } from '#limits/take-turns';

/** Whose doing is counted. An address is that of the request. */
export interface Who {
  address?: string | null;
  email?: string;
  person?: string;
}

/** How often one may try. Beyond it whatever is asked is refused until the window is over. */
export interface Limits {
  /** Counts a call before it is answered. */
  count(name: CallLimit, who: Who): Promise<void>;
  /**
   * Lets an attempt be checked, and counts it where it fails. Its point is taken before: of many at the same moment no more
   * are checked than may fail.
   */
  attempt<T>(name: FailureLimit, who: Who, check: () => Promise<T>): Promise<T>;
}

interface Counter {
  limiter: RateLimiterAbstract;
  by: Together;
}

export function createLimits(counterOf: CounterOf): Limits {
  const built = (table: Record<string, readonly Limit[]>) =>
    Object.fromEntries(
      Object.entries(table).map(([name, limits]) => [
        name,
        limits.map((limit): Counter => ({ limiter: counterOf(name, limit), by: limit.by })),
      ]),
    );
  const calls = built(callLimits) as Record<CallLimit, Counter[]>;
  const failures = built(failureLimits) as Record<FailureLimit, Counter[]>;
  // Attempts at the same account wait for each other, so that right ones are not refused for the points of each other.
  const inTurn = takeTurns();

  return {
    count: (name, who) => take(calls[name], who),
    attempt: (name, who, check) =>
      inTurn(`${name} ${keyOf('email and address', who)}`, async () => {
        const counters = failures[name];
        await take(counters, who);
        let result;
        try {
          result = await check();
        } catch (error) {
          // Nobody failed where the server did. While the counters are away too, the point is lost.
          if (toAppError(error).status >= 500) await giveBack(counters, who).catch(() => undefined);
          throw error;
        }
        await forget(counters, who);
        return result;
      }),
  };
}

async function take(counters: Counter[], who: Who): Promise<void> {
  for (const { limiter, by } of counters) {
    try {
      await limiter.consume(keyOf(by, who));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}

const giveBack = (counters: Counter[], who: Who) =>
  Promise.all(counters.map(({ limiter, by }) => limiter.reward(keyOf(by, who))));

/** After a success one's own count starts anew. That of an address may be others' doing: it only gets its point back. */
const forget = (counters: Counter[], who: Who) =>
  Promise.all(
    counters.map(({ limiter, by }) =>
      by === 'address' ? limiter.reward(keyOf(by, who)) : limiter.delete(keyOf(by, who)),
    ),
  );

/** A hash: e-mails and addresses stand in no store for this, and a key is short whatever was typed. */
function keyOf(by: Together, { address, email, person }: Who): string {
  const network = networkOf(address ?? '');
  const parts = { 'email and address': [email ?? person, network], address: [network], person: [person] }[by];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
