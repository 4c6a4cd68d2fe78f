/** A readable date: "today, 14:05", "yesterday", "3 Nov", with the year if it is not the current one. */
export function formatRelativeDate(iso: string, now: Date = new Date(), locale?: string): string {
  const date = new Date(iso);
  return getDaysUntil(date, now) === 0 ? formatRelativeDateTime(iso, now, locale) : formatDay(date, now, locale);
}

/** The same with the time of any day: "yesterday, 14:05". */
export const formatRelativeDateTime = (iso: string, now: Date = new Date(), locale?: string): string =>
  `${formatDay(new Date(iso), now, locale)}, ${formatTime(iso, locale)}`;

/** The same to the minute, for the hover text. */
export const formatExactTime = (iso: string, locale?: string): string =>
  getFormatter(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso));

/** The time of day. */
export const formatTime = (iso: string, locale?: string): string =>
  getFormatter(locale, { timeStyle: 'short' }).format(new Date(iso));

/** A day: "yesterday", "today", "tomorrow", "3 Nov", with the year if it is not the current one. */
export const formatDay = (date: Date, now: Date = new Date(), locale?: string): string =>
  formatNearDay(date, now, locale) ??
  getFormatter(locale, { day: 'numeric', month: 'short', year: getOtherYear(date, now) }).format(date);

/** The date on a document, always with its year: "2026-11-03" becomes 3 Nov 2026. */
export const formatDate = (day: string, locale?: string): string =>
  getFormatter(locale, { dateStyle: 'medium' }).format(new Date(`${day}T12:00:00`));

/** The same as a heading: "Today", "Thursday 12 November". */
export function formatDayHeading(date: Date, now: Date = new Date(), locale?: string): string {
  const name = formatNearDay(date, now, locale);
  if (name) return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  const year = getOtherYear(date, now);
  return getFormatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(date);
}

/** Whole days from today; negative if in the past. */
export const getDaysUntil = (date: Date, now: Date = new Date()): number =>
  Math.round((getStartOfDay(date) - getStartOfDay(now)) / 86_400_000);

const getStartOfDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

const getOtherYear = (date: Date, now: Date) => (date.getFullYear() === now.getFullYear() ? undefined : 'numeric');

function formatNearDay(date: Date, now: Date, locale?: string): string | undefined {
  const days = getDaysUntil(date, now);
  if (Math.abs(days) > 1) return undefined;
  const formatter = relativeFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormatters.set(locale, formatter);
  return formatter.format(days, 'day');
}

/* Creating a formatter takes longer than everything else in a row of a long list. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const relativeFormatters = new Map<string | undefined, Intl.RelativeTimeFormat>();

function getFormatter(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
