interface Dated {
  createdAt: string;
}

/** The date of an entry in words, if the previous entry is of another day. */
export function dayAbove(entries: readonly Dated[], place: number): string | undefined {
  const dayAt = (at: number) => entries[at] && new Date(entries[at].createdAt).toDateString();
  const day = dayAt(place);
  return day === undefined || day === dayAt(place - 1) ? undefined : dayInWords(day);
}

/** "Today", "Yesterday", "Friday, 20 November"; with the year when it is not this one. */
export function dayInWords(day: string, now = new Date(), locale?: string): string {
  const date = new Date(day);
  const ago = Math.round((new Date(now.toDateString()).getTime() - date.getTime()) / 86_400_000);
  if (ago === 0 || ago === 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(date);
}
