import { getDayHeading } from './day-headings.ts';

const createEntry = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });

test('adds the date to the first entry of each day', () => {
  const entries = [createEntry(22, 9), createEntry(22, 0), createEntry(21, 23)];
  expect(entries.map((_, place) => getDayHeading(entries, place) !== undefined)).toEqual([true, false, true]);
});
