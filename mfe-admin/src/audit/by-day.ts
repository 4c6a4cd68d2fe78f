interface Dated {
  createdAt: string;
}

/** Entries under their day, as whoever reads them counts days. */
export function byDay<Entry extends Dated>(entries: readonly Entry[]): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = new Date(entry.createdAt).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
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
