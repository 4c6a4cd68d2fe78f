import { RateLimiterRes } from 'rate-limiter-flexible';
import { formatDuration, quotaExceeded, rateLimited, toAppError } from '#errors';
import { createAttemptDelay } from '#limits/attempt-delay';
import type { CreateCounter } from '#limits/counters';
import {
  type AttemptLimit,
  attemptLimits,
  type Limit,
  type LimitSetting,
  type RequestLimit,
  requestLimits,
} from '#limits/limit-table';
import { getSiteOrNetwork } from '#limits/network';
import { type LimitSubject, toRateLimitKey } from '#limits/rate-limit-key';
import { createRefusalCache } from '#limits/refusal-cache';
import { buildCounters, selectCounters, resetSlots, refundSlots, isOwn, type Slot, getSlots } from '#limits/slots';
import { createKeyedLimiter } from '#limits/keyed-limiter';

/** The remaining points of a limit. */
export interface Allowance {
  limit: Limit;
  left: number;
  /** Until the window ends; null if none is open. */
  secondsUntilReset: number | null;
}

/** A limit that was exceeded. */
export interface LimitHit {
  name: AttemptLimit | RequestLimit;
  limit: Limit;
  subject: LimitSubject;
}

export interface Limits {
  /** Counts a request before it is answered. Throws if there were too many. */
  count(name: RequestLimit, subject: LimitSubject, points?: number): Promise<void>;
  /** Takes back what `count` has counted, for work that was not done. */
  refund(name: RequestLimit, subject: LimitSubject, points?: number): Promise<void>;
  /** The remaining points of each row, in the order of the table. */
  remaining(name: RequestLimit, subject: LimitSubject): Promise<Allowance[]>;
  /**
   * Checks an attempt, and counts it if it fails. Its point is taken before the check, so that of concurrent attempts no more are
   * checked than may fail.
   */
  attempt<T>(name: AttemptLimit, subject: LimitSubject, check: () => Promise<T>): Promise<T>;
  /** Clears this caller's failures at this account, after another proof of ownership. */
  clear(name: AttemptLimit, subject: LimitSubject): Promise<void>;
}

/** Thrown by a check that neither failed nor succeeded: its cause is rethrown, and nothing is counted. */
export class UncountedError extends Error {
  constructor(cause: unknown) {
    super('Not counted', { cause });
  }
}

/** What one request does when it goes over a limit, and before an attempt of it is delayed. */
interface LimitHooks {
  onHit?: (hit: LimitHit) => void;
  onDelay?: () => void;
}

/** The same counters for every request. */
export type LimitsFactory = (hooks?: LimitHooks) => Limits;

interface Options {
  settings?: Partial<Record<LimitSetting, number>>;
  /** For tests of the delay. */
  sleep?: (ms: number) => Promise<unknown>;
}

interface SlotHooks {
  /** The caller's network, as wide as one customer of a provider may have. */
  site: string;
  onHit: (limit: Limit) => void;
  onDelay: () => void;
}

/** The number of concurrent checks of one address, small enough that correct attempts don't use up each other's points. */
const maxConcurrentChecks = 10;

export function createLimits(createCounter: CreateCounter, { settings = {}, sleep }: Options = {}): LimitsFactory {
  const requests = buildCounters(requestLimits, createCounter, settings);
  const attempts = buildCounters(attemptLimits, createCounter, settings);
  const refusals = createRefusalCache();
  const delay = createAttemptDelay(sleep);
  // Attempts at one account from one address run one after another, so that correct ones aren't refused because of each other's points.
  const runInTurn = createKeyedLimiter();
  const runInTurnPerAddress = createKeyedLimiter(maxConcurrentChecks);

  function refuseFromMemory(slots: Slot[], { onHit }: Pick<SlotHooks, 'onHit'>): void {
    for (const { limiter, limit, key } of slots) {
      const msBeforeReset = refusals.msBeforeReset(limiter.getKey(key));
      if (msBeforeReset === null) continue;
      onHit(limit);
      throw createRefusalError(limit, msBeforeReset);
    }
  }

  /** Takes a point from every limit, or from none. */
  async function consumeInOrder(slots: Slot[], { site, onHit, onDelay }: SlotHooks): Promise<void> {
    const consumed: Slot[] = [];
    try {
      for (const slot of slots) {
        const refusal = await consume(slot, 1);
        if (refusal && slot.limit.over !== 'delay') throw refuse(slot, refusal, onHit);
        consumed.push(slot);
        if (!refusal) continue;
        onHit(slot.limit);
        onDelay();
        await delay(slot.key, refusal.consumedPoints - slot.limit.points, site).catch(async (error: unknown) => {
          // Counts against its address, which could otherwise go on for free, but not against the account.
          consumed.length = 0;
          await refundQuietly([slot]);
          throw error;
        });
      }
    } catch (error) {
      await refundQuietly(consumed);
      throw error;
    }
  }

  /** The same for a request. Nearly all requests are within their limits, so all points are taken in parallel. */
  async function consumeAll(slots: Slot[], { onHit }: Pick<SlotHooks, 'onHit'>, points = 1): Promise<void> {
    const outcomes = await Promise.allSettled(
      slots.map(async (slot) => ({ slot, refusal: await consume(slot, points) })),
    );
    const counted = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const failed = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    const [refused] = counted.filter(({ refusal }) => refusal !== null);
    if (!failed && !refused) return;
    const consumed = counted.filter(({ refusal }) => refusal === null);
    await refundQuietly(
      consumed.map(({ slot }) => slot),
      points,
    );
    if (failed) throw failed.reason;
    if (refused?.refusal) throw refuse(refused.slot, refused.refusal, onHit);
  }

  function refuse({ limit, limiter, key }: Slot, { msBeforeNext }: RateLimiterRes, onHit: SlotHooks['onHit']) {
    onHit(limit);
    refusals.remember(limiter.getKey(key), msBeforeNext);
    return createRefusalError(limit, msBeforeNext);
  }

  return ({ onHit = noop, onDelay = noop } = {}) => {
    const createSlotHooks = (name: LimitHit['name'], subject: LimitSubject): SlotHooks => ({
      site: getSiteOrNetwork(subject.address ?? ''),
      onHit: (limit) => onHit({ name, limit, subject }),
      onDelay,
    });
    return {
      async count(name, subject, points) {
        const slots = getSlots(requests[name], subject);
        const hooks = createSlotHooks(name, subject);
        refuseFromMemory(slots, hooks);
        await consumeAll(slots, hooks, points);
      },
      refund: (name, subject, points) => refundSlots(getSlots(requests[name], subject), points),
      remaining: (name, subject) =>
        Promise.all(
          selectCounters(requests[name], subject).map(async ({ limit, limiter }) => {
            const used = await limiter.get(toRateLimitKey(limit.by, subject));
            const secondsUntilReset = used ? Math.ceil(used.msBeforeNext / 1000) : null;
            return { limit, left: Math.max(0, used ? used.remainingPoints : limit.points), secondsUntilReset };
          }),
        ),
      async clear(name, subject) {
        const own = [subject, { ...subject, device: null }]
          .flatMap((of) => getSlots(attempts[name], of))
          .filter(({ limit }) => isOwn(limit));
        for (const { limiter, key } of own) refusals.forget(limiter.getKey(key));
        await resetSlots(own);
      },
      attempt(name, subject, check) {
        const slots = getSlots(attempts[name], subject);
        const [shared, own] = [slots.filter(isPerAddress), slots.filter((slot) => !isPerAddress(slot))];
        const hooks = createSlotHooks(name, subject);
        const runCheck = async () => {
          await consumeInOrder(shared, hooks).catch(async (error: unknown) => {
            await refundQuietly(own);
            throw error;
          });
          let result;
          try {
            result = await check();
          } catch (error) {
            // An error of the server isn't a failed attempt.
            const isUncounted = error instanceof UncountedError || toAppError(error).status >= 500;
            if (isUncounted) await refundQuietly(slots);
            throw error instanceof UncountedError ? error.cause : error;
          }
          await resetSlots(slots);
          return result;
        };
        const getQueueKey = (slot: Slot | undefined) => `${name} ${slot?.key ?? ''}`;
        const runCheckInTurn = () =>
          shared.length > 0 ? runInTurnPerAddress(getQueueKey(shared[0]), runCheck) : runCheck();
        if (own.length === 0) return runCheckInTurn();
        return runInTurn(getQueueKey(own[0]), async () => {
          refuseFromMemory(slots, hooks);
          await consumeInOrder(own, hooks);
          return runCheckInTurn();
        });
      },
    };
  };
}

const noop = () => undefined;
const isPerAddress = ({ limit }: Slot) => limit.by === 'address';

/**
 * Returns points after a failure, which the caller rethrows and logs. If the counters themselves are down, the points are lost
 * until their window ends.
 */
const refundQuietly = (slots: Slot[], points?: number) => refundSlots(slots, points).catch(noop);

/** Null if a point was available; otherwise the time until one is. */
async function consume({ limiter, key }: Slot, points: number): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

function createRefusalError({ points, minutes, by, over, orElse }: Limit, msBeforeReset: number) {
  const seconds = Math.ceil(msBeforeReset / 1000);
  if (typeof over !== 'object') return rateLimited(seconds, orElse);
  const window = minutes >= 1440 ? 'today' : minutes === 60 ? 'this hour' : `in ${minutes} minutes`;
  const quotaText = `${points} ${over.quota} for ${window}`;
  const used = by === 'everyone' ? `All ${quotaText} have been used` : `You've used all ${quotaText}`;
  const alternative = orElse ? `. You can also ${orElse}` : '';
  return quotaExceeded(`${used}. More will be available in ${formatDuration(seconds)}${alternative}`, seconds);
}
