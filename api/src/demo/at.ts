import { v7 } from 'uuid';

/** The id goes with the time: lists are in the order of ids. */
export function at(daysAgo: number): { id: string; createdAt: Date; updatedAt: Date } {
  const date = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
  return { id: v7({ msecs: date.getTime() }), createdAt: date, updatedAt: date };
}
