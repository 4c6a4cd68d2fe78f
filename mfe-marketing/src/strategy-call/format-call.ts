import { strategyCallSchedule } from 'rules/call-times';
import { createDayFormatter } from './calendar-day.ts';
import { getPlaceName } from './time-zone.ts';

interface FormattedCall {
  /** "Tuesday, November 24" */
  day: string;
  /** "9:00 – 9:15 AM" */
  time: string;
  /** The time in the agency's time zone, if different: "6:00 – 6:15 PM in Berlin". */
  agency: string | null;
}

/** Formats the time of a call in a time zone and in the agency's. */
export function formatCall(startsAt: string, timeZone: string, locale?: string): FormattedCall {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + strategyCallSchedule.minutes * 60_000);
  const range = (zone: string, options: Intl.DateTimeFormatOptions = {}) =>
    normalizeSpaces(
      new Intl.DateTimeFormat(locale, { ...timeFormat, ...options, timeZone: zone }).formatRange(start, end),
    );
  const { timeZone: agencyZone } = strategyCallSchedule;
  const sameDay = createDayFormatter(timeZone)(start) === createDayFormatter(agencyZone)(start);
  const time = range(timeZone);
  const agencyTime = sameDay ? range(agencyZone) : range(agencyZone, { weekday: 'short' });
  return {
    day: new Intl.DateTimeFormat(locale, { ...dateFormat, timeZone }).format(start),
    time,
    agency: agencyTime === time ? null : `${agencyTime} in ${getPlaceName(agencyZone)}`,
  };
}

/** Formats the start of a call: "9:00 AM". */
export function formatClockTime(instant: Date, timeZone: string, locale?: string): string {
  return normalizeSpaces(new Intl.DateTimeFormat(locale, { ...timeFormat, timeZone }).format(instant));
}

const timeFormat = { hour: 'numeric', minute: '2-digit' } as const;
const dateFormat = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Replaces Intl's thin spaces, which not every font has. */
const normalizeSpaces = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');
