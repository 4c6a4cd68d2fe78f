import { monthName, monthOf } from './month-name.ts';

test('a month is said in words, wherever one is', () => {
  expect(monthName('2026-11', 'long', 'en-US')).toBe('November 2026');
  expect(monthName('2026-01', 'short', 'en-US')).toBe('Jan');
  expect(monthName('2026-03', 'long', 'de-DE')).toBe('März 2026');
});

test.each([
  ['2026-10-31T22:59:00.000Z', '2026-10'],
  ['2026-10-31T23:00:00.000Z', '2026-11'],
  ['2026-07-31T21:59:00.000Z', '2026-07'],
  ['2026-07-31T22:00:00.000Z', '2026-08'],
])('%s belongs to %s by the calendar of the agency', (moment, month) => {
  expect(monthOf(moment)).toBe(month);
});
