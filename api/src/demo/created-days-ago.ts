import { createIdAt } from '#new-id';
import { clock } from '#clock';

/** The id matches the time, because lists are ordered by id. */
export function createdDaysAgo(daysAgo: number): { id: string; createdAt: Date; updatedAt: Date } {
  const date = new Date(clock.now() - daysAgo * 24 * 60 * 60 * 1000);
  return { id: createIdAt(date), createdAt: date, updatedAt: date };
}
