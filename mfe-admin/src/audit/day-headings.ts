interface DatedEntry {
  createdAt: string;
}

/** Returns the date of an entry as text if the previous entry is from another day. */
export function getDayHeading(entries: readonly DatedEntry[], index: number): string | undefined {
  const getDay = (at: number) => entries[at] && new Date(entries[at].createdAt).toDateString();
  const day = getDay(index);
  return day === undefined || day === getDay(index - 1) ? undefined : formatDay(day);
}

/** "Today", "Yesterday", "Friday, 20 November"; with the year if it is not the current one. */
export function formatDay(day: string, now = new Date(), locale?: string): string {
  const date = new Date(day);
  const daysAgo = Math.round((new Date(now.toDateString()).getTime() - date.getTime()) / 86_400_000);
  if (daysAgo === 0 || daysAgo === 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day');
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(date);
}
