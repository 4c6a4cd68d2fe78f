/** A moment as people say it: "today, 14:05", "yesterday", "3 Nov", and with the year when it is not this one. */
export function spokenDate(iso: string, now: Date = new Date(), locale?: string): string {
  const date = new Date(iso);
  const days = Math.round((startOfDay(date) - startOfDay(now)) / 86_400_000);
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return days === 0 ? `${day}, ${time(date, locale)}` : day;
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return format(locale, { day: 'numeric', month: 'short', year }).format(date);
}

/** The same moment to the minute, for the hover. */
export function exactTime(iso: string, locale?: string): string {
  return format(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso));
}

const time = (date: Date, locale?: string) => format(locale, { timeStyle: 'short' }).format(date);

const startOfDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/* Making one takes longer than all else in a row of a long list. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
