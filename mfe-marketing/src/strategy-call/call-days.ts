import { isCallSlot, strategyCallSchedule } from 'rules/call-times';
import { type CalendarDay, createDayFormatter, addDays } from './calendar-day.ts';

/** Number of days on a page. */
export const daysPerPage = 14;

export interface CallDay {
  day: CalendarDay;
  /** Start times of its free slots, earliest first. */
  free: string[];
  /** `closed`: no call can start on this day, such as on a Sunday. */
  state: 'free' | 'full' | 'closed';
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The range to query so that it covers these days in every time zone: a day starts up to 14 hours before UTC's and ends
 * up to 12 hours after it. So changing the time zone needs no refetch.
 */
export function getSlotQuery(first: CalendarDay): { from: string; days: number } {
  return { from: new Date(Date.parse(first) - 14 * hourMs).toISOString(), days: daysPerPage + 2 };
}

/** Groups free slots by calendar day in a time zone. */
export function groupSlotsByDay(first: CalendarDay, slots: readonly string[], timeZone: string, now: Date): CallDay[] {
  const toDay = createDayFormatter(timeZone);
  const free = Map.groupBy(slots, (startsAt) => toDay(new Date(startsAt)));
  const offered = new Set(listOfferedHours(first, now).map(toDay));
  return Array.from({ length: daysPerPage }, (_, index) => {
    const day = addDays(first, index);
    const times = free.get(day) ?? [];
    return { day, free: times, state: times.length ? 'free' : offered.has(day) ? 'full' : 'closed' };
  });
}

/** Full hours are enough to tell open days from closed ones. */
function listOfferedHours(first: CalendarDay, now: Date): Date[] {
  const { from, days } = getSlotQuery(first);
  const begin = Date.parse(from);
  const soonest = now.getTime() + strategyCallSchedule.noticeMinutes * 60_000;
  const last = now.getTime() + strategyCallSchedule.horizonDays * dayMs;
  return Array.from({ length: days * 24 }, (_, index) => new Date(begin + index * hourMs)).filter(
    (at) => at.getTime() >= soonest && at.getTime() <= last && isCallSlot(at),
  );
}
