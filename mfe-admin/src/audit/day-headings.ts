import { formatDayHeading } from 'kit/format';

interface DatedEntry {
  createdAt: string;
}

/** Returns the date of an entry as text if the previous entry is from another day. */
export function getDayHeading(entries: readonly DatedEntry[], index: number): string | undefined {
  const getDay = (at: number) => entries[at] && new Date(entries[at].createdAt).toDateString();
  const day = getDay(index);
  return day === undefined || day === getDay(index - 1) ? undefined : formatDayHeading(new Date(day));
}
