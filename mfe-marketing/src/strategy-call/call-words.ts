import { strategyCallSchedule } from 'rules/call-times';
import { calendarIn } from './calendar-day.ts';
import { placeName } from './time-zone.ts';

interface CallWords {
  /** "Tuesday, November 24" */
  day: string;
  /** "9:00 – 9:15 AM" */
  time: string;
  /** What the agency's clock shows, where that is something else: "6:00 – 6:15 PM in Berlin". */
  agency: string | null;
}

/** When a call takes place, by the clock of a time zone and by the agency's. */
export function callWords(startsAt: string, timeZone: string, locale?: string): CallWords {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + strategyCallSchedule.minutes * 60_000);
  const range = (zone: string, options: Intl.DateTimeFormatOptions = {}) =>
    plain(new Intl.DateTimeFormat(locale, { ...clock, ...options, timeZone: zone }).formatRange(start, end));
  const { timeZone: agencyZone } = strategyCallSchedule;
  const sameDay = calendarIn(timeZone)(start) === calendarIn(agencyZone)(start);
  const time = range(timeZone);
  const there = sameDay ? range(agencyZone) : range(agencyZone, { weekday: 'short' });
  return {
    day: new Intl.DateTimeFormat(locale, { ...date, timeZone }).format(start),
    time,
    agency: there === time ? null : `${there} in ${placeName(agencyZone)}`,
  };
}

/** When a call begins: "9:00 AM". */
export function clockTime(instant: Date, timeZone: string, locale?: string): string {
  return plain(new Intl.DateTimeFormat(locale, { ...clock, timeZone }).format(instant));
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Intl sets thin spaces that not every face has. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');
