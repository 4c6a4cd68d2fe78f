import { createIdAt } from '#new-id';
import { clock } from '#clock';

/** The id goes with the time: lists are in the order of ids. */
export function createdDaysAgo(daysAgo: number): { id: string; createdAt: Date; updatedAt: Date } {
  const date = new Date(clock.now() - daysAgo * 24 * 60 * 60 * 1000);
  return { id: createIdAt(date), createdAt: date, updatedAt: date };
}
