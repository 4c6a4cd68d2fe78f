import { formatDuration } from './format-duration.ts';

const minute = 60_000;

test.each([
  [20_000, 'less than a minute'],
  [minute, '1 min'],
  [125 * minute, '2 h 5 min'],
  [24 * 60 * minute, '1 d'],
  [(26 * 60 + 7) * minute, '1 d 2 h'],
])('%d ms is %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});
