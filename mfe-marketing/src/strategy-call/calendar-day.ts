/** A calendar day without a time zone: "2026-11-24". */
export type CalendarDay = string;

const dayMs = 86_400_000;

/** Returns a function from a time to its calendar day in a time zone. Intl handles daylight saving time. */
export function createDayFormatter(timeZone: string): (instant: Date) => CalendarDay {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (instant) => format.format(instant);
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Formats a day at noon UTC, so that the browser's time zone doesn't matter. */
export function formatDay(day: CalendarDay, options: Intl.DateTimeFormatOptions, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
