const dayMs = 86_400_000;

/** Formats a date and time relative to today: "today, 8:52 PM", "tomorrow, 8:52 PM", "Nov 18, 8:52 PM". */
export function formatRelativeDateTime(iso: string, now: Date = new Date(), locale?: string): string {
  const date = new Date(iso);
  const days = Math.round((toUtcMidnight(date) - toUtcMidnight(now)) / dayMs);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  return `${Math.abs(days) <= 1 ? formatRelativeDay(days, locale) : formatShortDate(date, locale)}, ${time}`;
}

const formatRelativeDay = (days: number, locale?: string) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');

const formatShortDate = (date: Date, locale?: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date);

const toUtcMidnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
