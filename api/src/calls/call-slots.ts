import { isCallSlot, strategyCallSchedule } from 'rules/call-times';
import { maxPageSize } from 'rules/paging';
import { clock } from '#clock';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';

const slotMs = strategyCallSchedule.minutes * 60_000;
const dayMs = 24 * 60 * 60_000;

/** The range of times that can be booked now. */
function getBookableRange(now = clock.now()): { first: number; last: number } {
  return {
    first: now + strategyCallSchedule.noticeMinutes * 60_000,
    last: now + strategyCallSchedule.horizonDays * dayMs,
  };
}

export function isBookable(start: Date): boolean {
  const { first, last } = getBookableRange();
  return isCallSlot(start) && start.getTime() >= first && start.getTime() <= last;
}

/** The start times that can still be booked, soonest first, up to one page. */
export async function findFreeSlots({ em }: Context, from: Date, days: number): Promise<Date[]> {
  const { first, last } = getBookableRange();
  const begin = Math.max(first, from.getTime());
  const end = Math.min(last, from.getTime() + days * dayMs);
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
  for (let time = Math.ceil(begin / slotMs) * slotMs; time <= end; time += slotMs) {
    const slot = new Date(time);
    if (!starts.has(time) && isCallSlot(slot)) slots.push(slot);
    if (slots.length === maxPageSize) break;
  }
  return slots;
}
