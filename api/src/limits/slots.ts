import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CreateCounter } from '#limits/counters';
import type { Limit, LimitSetting } from '#limits/limit-table';
import { type LimitSubject, toRateLimitKey, siteFactor, toSiteKey } from '#limits/rate-limit-key';

/** A row of the table and its counters. */
export interface Counter {
  limit: Limit;
  limiter: RateLimiterAbstract;
  /** Also counts the /48 of an address. */
  site: RateLimiterAbstract | null;
}

/** The counters that one subject takes points from. */
export interface Slot {
  key: string;
  limit: Limit;
  limiter: RateLimiterAbstract;
}

export function buildCounters<Name extends string>(
  table: Record<Name, readonly Limit[]>,
  createCounter: CreateCounter,
  settings: Partial<Record<LimitSetting, number>>,
): Record<Name, Counter[]> {
  const build = (name: string, row: Limit): Counter => {
    const limit = { ...row, points: (row.setting && settings[row.setting]) ?? row.points };
    const siteLimit = { ...limit, points: limit.points * siteFactor };
    const hasSite = row.by === 'address' || row.by === 'caller';
    return {
      limit,
      limiter: createCounter(name, limit),
      site: hasSite ? createCounter(`${name}:site`, siteLimit) : null,
    };
  };
  return Object.fromEntries(
    Object.entries<readonly Limit[]>(table).map(([name, rows]) => [name, rows.map((row) => build(name, row))]),
  ) as Record<Name, Counter[]>;
}

/** A known browser has its own allowance; other people's attempts don't count against it. */
export function selectCounters(counters: Counter[], { device }: LimitSubject): Counter[] {
  const own = counters.filter(({ limit }) => limit.by === 'device');
  return device && own.length > 0 ? own : counters.filter(({ limit }) => limit.by !== 'device');
}

export const getSlots = (counters: Counter[], subject: LimitSubject): Slot[] =>
  selectCounters(counters, subject).flatMap(({ limit, limiter, site }) => {
    const wide = toSiteKey(limit.by, subject);
    return [
      { key: toRateLimitKey(limit.by, subject), limit, limiter },
      ...(site && wide ? [{ key: wide, limit, limiter: site }] : []),
    ];
  });

export async function refundSlots(slots: Slot[], points = 1): Promise<void> {
  await Promise.all(slots.map(({ limiter, key }) => limiter.reward(key, points)));
}

/**
 * Whether a success clears the count. Counts of an address or account may include other people's attempts: they only get the
 * point back.
 */
export const isOwn = ({ by }: Limit) => by !== 'address' && by !== 'account';

export async function resetSlots(slots: Slot[]): Promise<void> {
  await Promise.all(slots.map(({ limiter, limit, key }) => (isOwn(limit) ? limiter.delete(key) : limiter.reward(key))));
}
