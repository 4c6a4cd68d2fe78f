import { formatDayHeading } from '../format.ts';
import type { ThreadMessage } from './thread.ts';

export interface Day {
  /** "Today", "Yesterday", "Thursday 12 November", with the year if it is not the current one. */
  name: string;
  key: string;
  /** `isNamed`: the first message of another person, or after a pause; consecutive messages share one name. */
  rows: { message: ThreadMessage; isNamed: boolean }[];
}

const maxGroupGap = 10 * 60_000;

/** Messages, oldest first, grouped by day in the reader's time zone. */
export function groupByDay(messages: readonly ThreadMessage[], now: Date = new Date(), locale?: string): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const date = new Date(message.createdAt);
    const key = date.toDateString();
    let day = days.at(-1);
    if (day?.key !== key) days.push((day = { name: formatDayHeading(date, now, locale), key, rows: [] }));
    day.rows.push({ message, isNamed: !isContinuation(day.rows.at(-1)?.message, message) });
  }
  return days;
}

const isContinuation = (last: ThreadMessage | undefined, { author, createdAt, isNote }: ThreadMessage) =>
  last?.author.id === author.id &&
  Boolean(last.isNote) === Boolean(isNote) &&
  Date.parse(createdAt) - Date.parse(last.createdAt) < maxGroupGap;
