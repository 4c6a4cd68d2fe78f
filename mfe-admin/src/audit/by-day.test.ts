import { byDay, dayInWords } from './by-day.ts';

const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });

test('entries stand under their day, in the order of the list', () => {
  const days = byDay([at(22, 9), at(22, 0), at(21, 23)]);
  expect(days.map(({ entries }) => entries.length)).toEqual([2, 1]);
});

test('a day is said as people say it', () => {
  const now = new Date(2026, 10, 22, 12);
  const said = (day: Date) => dayInWords(day.toDateString(), now, 'en-GB');
  expect(said(now)).toBe('Today');
  expect(said(new Date(2026, 10, 21))).toBe('Yesterday');
  expect(said(new Date(2026, 10, 20))).toMatch(/Friday,? 20 November/);
  expect(said(new Date(2025, 10, 20))).toMatch(/Thursday,? 20 November 2025/);
});
