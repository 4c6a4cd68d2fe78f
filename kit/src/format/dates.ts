/** A readable date: "today, 14:05", "yesterday", "3 Nov", with the year if it is not the current one. */
export function formatRelativeDate(iso: string, now: Date = new Date(), locale?: string): string {
  const date = new Date(iso);
  const days = Math.round((getStartOfDay(date) - getStartOfDay(now)) / 86_400_000);
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return days === 0 ? `${day}, ${formatTime(date, locale)}` : day;
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return getFormatter(locale, { day: 'numeric', month: 'short', year }).format(date);
}

/** The same date to the minute, for the hover text. */
export function formatExactTime(iso: string, locale?: string): string {
  return getFormatter(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso));
}

const formatTime = (date: Date, locale?: string) => getFormatter(locale, { timeStyle: 'short' }).format(date);

const getStartOfDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/* Creating a formatter takes longer than everything else in a row of a long list. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
