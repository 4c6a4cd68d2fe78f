/** A moment as people say it: "today, 14:05", "yesterday", "3 Nov", and with the year when it is not this one. */
export function spokenDate(iso: string, now: Date = new Date(), locale?: string): string {
  const date = new Date(iso);
  const days = Math.round((startOfDay(date) - startOfDay(now)) / 86_400_000);
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return days === 0 ? `${day}, ${time(date, locale)}` : day;
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(date);
}

/** The same moment to the minute, for the hover. */
export function exactTime(iso: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso));
}

const time = (date: Date, locale?: string) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);

const startOfDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
