import { formatRelativeTime } from './format-relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-24T12:00:00Z', 'in 3 days'],
  ['2026-11-24T11:59:59Z', 'in 3 days'],
  ['2026-11-23T23:00:00Z', 'in 2 days'],
  ['2026-11-23T11:59:59Z', 'in 47 hours'],
  ['2026-11-21T13:00:00Z', 'in 1 hour'],
  ['2026-11-21T12:59:59Z', 'in 59 minutes'],
  ['2026-11-21T12:00:10Z', 'in less than a minute'],
  ['2026-11-21T11:59:50Z', 'just now'],
  ['2026-11-21T11:58:00Z', '2 minutes ago'],
  ['2026-11-12T12:00:00Z', '9 days ago'],
])('%s is %s', (iso, words) => {
  expect(formatRelativeTime(iso, now, 'en-US')).toBe(words);
});
