import { isCallSlot, strategyCalls } from 'rules/call-times';
import { longestPage } from 'rules/paging';
import { clock } from '#clock';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';

const step = strategyCalls.minutes * 60_000;
const day = 24 * 60 * 60_000;

/** From when and until when a call can be booked now. */
function bookable(now = clock.now()): { first: number; last: number } {
  return { first: now + strategyCalls.noticeMinutes * 60_000, last: now + strategyCalls.horizonDays * day };
}

export function isBookable(start: Date): boolean {
  const { first, last } = bookable();
  return isCallSlot(start) && start.getTime() >= first && start.getTime() <= last;
}

/** The starts of the calls that can still be booked, soonest first, as many as a page has at most. */
export async function freeSlots({ em }: Context, from: Date, days: number): Promise<Date[]> {
  const { first, last } = bookable();
  const begin = Math.max(first, from.getTime());
  const end = Math.min(last, from.getTime() + days * day);
  if (begin > end) return [];
  const range = { $gte: new Date(begin), $lte: new Date(end) };
  const taken = {
    startsAt: range,
    cancelledAt: null,
    $or: [{ confirmedAt: { $ne: null } }, { heldUntil: { $gt: clock.date() } }],
  };
  const calls = await em.find(StrategyCall, taken, { fields: ['startsAt'] });
  const starts = new Set(calls.map(({ startsAt }) => startsAt.getTime()));
  const slots: Date[] = [];
  for (let at = Math.ceil(begin / step) * step; at <= end; at += step) {
    const slot = new Date(at);
    if (!starts.has(at) && isCallSlot(slot)) slots.push(slot);
    if (slots.length === longestPage) break;
  }
  return slots;
}
