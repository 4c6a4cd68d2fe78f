import { strategyCallSchedule } from 'rules/call-times';

export interface Hour {
  /** Start of its first quarter, free or not. */
  startsAt: string;
  free: Array<{ startsAt: string; quarter: number }>;
}

/** Groups free times by the hours of a time zone, which may be offset from ours by a fraction of an hour. */
export function groupByHour(free: readonly string[], timeZone: string): Hour[] {
  const minute = new Intl.DateTimeFormat('en-GB', { timeZone, minute: 'numeric' });
  const hours = new Map<string, Hour>();
  for (const startsAt of free) {
    const minutes = Number(minute.format(new Date(startsAt)));
    const begin = new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();
    const hour = hours.get(begin) ?? { startsAt: begin, free: [] };
    hour.free.push({ startsAt, quarter: Math.floor(minutes / strategyCallSchedule.minutes) });
    hours.set(begin, hour);
  }
  return [...hours.values()];
}
