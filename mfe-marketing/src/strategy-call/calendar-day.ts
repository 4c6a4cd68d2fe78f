/** A day of the calendar without a zone: "2026-11-24". */
export type CalendarDay = string;

const dayMs = 86_400_000;

/** Which day a calendar in a time zone shows. Summer time is Intl's business. */
export function createDayFormatter(timeZone: string): (instant: Date) => CalendarDay {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (instant) => format.format(instant);
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** A day in words: noon in UTC is that day, whichever zone this browser is in. */
export function formatDay(day: CalendarDay, options: Intl.DateTimeFormatOptions, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
