import { formatMonth } from './format-month.ts';

test('a month is formatted in words, in any time zone', () => {
  expect(formatMonth('2026-11', 'long', 'en-US')).toBe('November 2026');
  expect(formatMonth('2026-01', 'short', 'en-US')).toBe('Jan');
  expect(formatMonth('2026-03', 'long', 'de-DE')).toBe('März 2026');
});
