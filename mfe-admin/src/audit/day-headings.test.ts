import { getDayHeading, formatDay } from './day-headings.ts';

const createEntry = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });

test('adds the date to the first entry of each day', () => {
  const entries = [createEntry(22, 9), createEntry(22, 0), createEntry(21, 23)];
  expect(entries.map((_, place) => getDayHeading(entries, place) !== undefined)).toEqual([true, false, true]);
});

test('formats a day as people say it', () => {
  const now = new Date(2026, 10, 22, 12);
  const format = (day: Date) => formatDay(day.toDateString(), now, 'en-GB');
  expect(format(now)).toBe('Today');
  expect(format(new Date(2026, 10, 21))).toBe('Yesterday');
  expect(format(new Date(2026, 10, 20))).toMatch(/Friday,? 20 November/);
  expect(format(new Date(2025, 10, 20))).toMatch(/Thursday,? 20 November 2025/);
});
