import { formatRelativeDateTime } from './format-relative-date-time.ts';

const now = new Date(2026, 10, 21, 20, 52);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 10, 21, 9, 5), 'today, 9:05 AM'],
  [at(2026, 10, 22, 20, 52), 'tomorrow, 8:52 PM'],
  [at(2026, 10, 20, 23, 59), 'yesterday, 11:59 PM'],
  [at(2026, 10, 18, 8, 0), 'Nov 18, 8:00 AM'],
])('%s is %s', (iso, words) => {
  expect(formatRelativeDateTime(iso, now, 'en-US').replace(/\s/g, ' ')).toBe(words);
});
