import { dayAbove, dayInWords } from './by-day.ts';

const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });

test('the date is above the first entry of each day', () => {
  const entries = [at(22, 9), at(22, 0), at(21, 23)];
  expect(entries.map((_, place) => dayAbove(entries, place) !== undefined)).toEqual([true, false, true]);
});

test('a day is said as people say it', () => {
  const now = new Date(2026, 10, 22, 12);
  const said = (day: Date) => dayInWords(day.toDateString(), now, 'en-GB');
  expect(said(now)).toBe('Today');
  expect(said(new Date(2026, 10, 21))).toBe('Yesterday');
  expect(said(new Date(2026, 10, 20))).toMatch(/Friday,? 20 November/);
  expect(said(new Date(2025, 10, 20))).toMatch(/Thursday,? 20 November 2025/);
});
