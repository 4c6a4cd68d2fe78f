import { isCallSlot, strategyCallSchedule } from 'rules/call-times';
import { type CalendarDay, createDayFormatter, addDays } from './calendar-day.ts';

/** How many days are shown at a time. */
export const daysPerPage = 14;

export interface CallDay {
  day: CalendarDay;
  /** The starts of its free calls, soonest first. */
  free: string[];
  /** Closed is a day on which no call can begin at all, such as a Sunday. */
  state: 'free' | 'full' | 'closed';
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * What to ask for so that nothing of these days is missing, in whichever zone they are meant: the first zone's day begins
 * 14 hours before UTC's, the last one's ends 12 hours after it. So another zone needs no other answer.
 */
export function getSlotQuery(first: CalendarDay): { from: string; days: number } {
  return { from: new Date(Date.parse(first) - 14 * hourMs).toISOString(), days: daysPerPage + 2 };
}

/** Sorts free slots into the days of a time zone's calendar. */
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

/** By the hour is enough to tell an open day from a closed one. */
function listOfferedHours(first: CalendarDay, now: Date): Date[] {
  const { from, days } = getSlotQuery(first);
  const begin = Date.parse(from);
  const soonest = now.getTime() + strategyCallSchedule.noticeMinutes * 60_000;
  const last = now.getTime() + strategyCallSchedule.horizonDays * dayMs;
  return Array.from({ length: days * 24 }, (_, index) => new Date(begin + index * hourMs)).filter(
    (at) => at.getTime() >= soonest && at.getTime() <= last && isCallSlot(at),
  );
}
