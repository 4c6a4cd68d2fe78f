import { formatDuration } from './format-duration.ts';

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h 0 min'],
  [11_520_000, '3 h 12 min'],
  [-7_500_000, '2 h 5 min'],
  [24 * 3_600_000, '24 h 0 min'],
])('%s ms is %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});
