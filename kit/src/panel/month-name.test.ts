import { monthName } from './month-name.ts';

test('a month is said in words, wherever one is', () => {
  expect(monthName('2026-11', 'long', 'en-US')).toBe('November 2026');
  expect(monthName('2026-01', 'short', 'en-US')).toBe('Jan');
  expect(monthName('2026-03', 'long', 'de-DE')).toBe('März 2026');
});
