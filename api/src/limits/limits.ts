import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { quotaExceeded, rateLimited, toAppError } from '#errors';
import { attemptDelay } from '#limits/attempt-delay';
import type { CreateCounter } from '#limits/counters';
import {
  type AttemptLimit,
  attemptLimits,
  type Limit,
  type LimitSetting,
  type RequestLimit,
  requestLimits,
} from '#limits/limit-table';
import { type LimitSubject, rateLimitKey, siteFactor, siteKey } from '#limits/rate-limit-key';
import { recentRefusals } from '#limits/refusals';
import { takeTurns } from '#limits/take-turns';

/** What is left of a limit. */
export interface Allowance {
  limit: Limit;
  left: number;
  /** Until the window ends; null where none is open. */
  secondsUntilReset: number | null;
}

/** What has gone over a limit for the first time in its window. */
export interface LimitHit {
  name: AttemptLimit | RequestLimit;
  limit: Limit;
  subject: LimitSubject;
}

export interface Limits {
  /** Counts a request before it is answered. Throws where there were too many. */
  count(name: RequestLimit, subject: LimitSubject, points?: number): Promise<void>;
  /** Takes back what `count` has counted, for what was not done in the end. */
  refund(name: RequestLimit, subject: LimitSubject, points?: number): Promise<void>;
  /** What is left of each row, in the order of the table. */
  remaining(name: RequestLimit, subject: LimitSubject): Promise<Allowance[]>;
  /**
   * Lets an attempt be checked, and counts it if it fails. Its point is taken before the check, so of many at the same
   * moment no more are checked than may fail.
   */
  attempt<T>(name: AttemptLimit, subject: LimitSubject, check: () => Promise<T>): Promise<T>;
}

interface Options {
  settings?: Partial<Record<LimitSetting, number>>;
  onHit?: (hit: LimitHit) => void;
  /** For tests of the delay. */
  sleep?: (ms: number) => Promise<unknown>;
}

interface Counter {
  limit: Limit;
  limiter: RateLimiterAbstract;
  /** Counts the /48 of an address as well. */
  site: RateLimiterAbstract | null;
}

/** One point of one counter. */
interface Slot {
  key: string;
  limit: Limit;
  limiter: RateLimiterAbstract;
}

/** Checks of one address at the same time, few enough that right ones don't use up each other's points. */
const checksAtOnce = 10;

export function createLimits(createCounter: CreateCounter, { settings = {}, onHit, sleep }: Options = {}): Limits {
  const build = <Name extends string>(table: Record<Name, readonly Limit[]>) =>
    Object.fromEntries(
      Object.entries<readonly Limit[]>(table).map(([name, limits]) => [
        name,
        limits.map((row): Counter => {
          const limit = { ...row, points: (row.setting && settings[row.setting]) ?? row.points };
          const wide = { ...limit, points: limit.points * siteFactor };
          const site = row.by === 'address' ? createCounter(`${name}:site`, wide) : null;
          return { limit, limiter: createCounter(name, limit), site };
        }),
      ]),
    ) as Record<Name, Counter[]>;
  const requests = build(requestLimits);
  const attempts = build(attemptLimits);
  const refusals = recentRefusals();
  const delay = attemptDelay(sleep);
  // Attempts at one account from one place wait for each other, so that right ones are not refused for each other's points.
  const inTurn = takeTurns();
  const inTurnOfAddress = takeTurns(checksAtOnce);

  /** Takes points from all, or from none: what one refuses is given back to the others. */
  async function take(name: AttemptLimit | RequestLimit, slots: Slot[], subject: LimitSubject, points = 1) {
    for (const { limiter, limit, key } of slots) {
      const msBeforeReset = refusals.msBeforeReset(limiter.getKey(key));
      if (msBeforeReset !== null) throw refusalOf(limit, msBeforeReset);
    }
    const taken: Slot[] = [];
    for (const slot of slots) {
      const { limiter, limit, key } = slot;
      try {
        await limiter.consume(key, points);
        taken.push(slot);
      } catch (refused) {
        if (refused instanceof RateLimiterRes && limit.over === 'delay') {
          taken.push(slot);
          await delay(limiter.getKey(key), refused.consumedPoints - limit.points);
          continue;
        }
        await giveBack(taken, points);
        if (!(refused instanceof RateLimiterRes)) throw refused;
        if (refused.consumedPoints <= limiter.points + points) onHit?.({ name, limit, subject });
        refusals.remember(limiter.getKey(key), refused.msBeforeNext);
        throw refusalOf(limit, refused.msBeforeNext);
      }
    }
  }

  return {
    count: (name, subject, points) => take(name, slotsOf(requests[name], subject), subject, points),
    refund: (name, subject, points) => giveBack(slotsOf(requests[name], subject), points),
    remaining: (name, subject) =>
      Promise.all(
        rowsFor(requests[name], subject).map(async ({ limit, limiter }) => {
          const used = await limiter.get(rateLimitKey(limit.by, subject));
          const secondsUntilReset = used ? Math.ceil(used.msBeforeNext / 1000) : null;
          return { limit, left: Math.max(0, used ? used.remainingPoints : limit.points), secondsUntilReset };
        }),
      ),
    attempt: (name, subject, check) => {
      const slots = slotsOf(attempts[name], subject);
      const ofAddress = slots.filter(({ limit }) => limit.by === 'address');
      const own = slots.filter(({ limit }) => limit.by !== 'address');
      const place = (slots[0] as Slot).key;
      const lane = ofAddress[0]?.key ?? place;
      return inTurn(`${name} ${own[0]?.key ?? place}`, async () => {
        for (const { limiter, limit, key } of ofAddress) {
          const msBeforeReset = refusals.msBeforeReset(limiter.getKey(key));
          if (msBeforeReset !== null) throw refusalOf(limit, msBeforeReset);
        }
        await take(name, own, subject);
        return inTurnOfAddress(`${name} ${lane}`, async () => {
          try {
            await take(name, ofAddress, subject);
          } catch (error) {
            await giveBack(own);
            throw error;
          }
          let result;
          try {
            result = await check();
          } catch (error) {
            // Nobody failed where the server did. While the counters are away too, the point is lost.
            if (toAppError(error).status >= 500) await giveBack(slots).catch(() => undefined);
            throw error;
          }
          await forget(slots);
          return result;
        });
      });
    },
  };
}

/** A browser that is known here has an allowance of its own; nothing that others do counts against it. */
function rowsFor(counters: Counter[], { device }: LimitSubject): Counter[] {
  const own = counters.filter(({ limit }) => limit.by === 'device');
  return device && own.length > 0 ? own : counters.filter(({ limit }) => limit.by !== 'device');
}

const slotsOf = (counters: Counter[], subject: LimitSubject): Slot[] =>
  rowsFor(counters, subject).flatMap(({ limit, limiter, site }) => {
    const wide = siteKey(limit.by, subject);
    return [
      { key: rateLimitKey(limit.by, subject), limit, limiter },
      ...(site && wide ? [{ key: wide, limit, limiter: site }] : []),
    ];
  });

async function giveBack(slots: Slot[], points = 1): Promise<void> {
  await Promise.all(slots.map(({ limiter, key }) => limiter.reward(key, points)));
}

/** What a success clears. The count of an address or of an account may be others' doing: it only gets its point back. */
const isOwn = ({ by }: Limit) => by !== 'address' && by !== 'account';
const forget = (slots: Slot[]) =>
  Promise.all(slots.map(({ limiter, limit, key }) => (isOwn(limit) ? limiter.delete(key) : limiter.reward(key))));

function refusalOf({ points, minutes, over }: Limit, msBeforeReset: number) {
  const seconds = Math.ceil(msBeforeReset / 1000);
  if (typeof over !== 'object') return rateLimited(seconds);
  const window = minutes >= 1440 ? 'today' : minutes === 60 ? 'this hour' : `in ${minutes} minutes`;
  return quotaExceeded(`You've used all ${points} ${over.quota} for ${window}. More will be available later`, seconds);
}
