import { formatExactTime, formatRelativeDate } from './dates.ts';

const now = new Date(2026, 10, 21, 12, 0);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();

test.each([
  ['today with the time', at(2026, 10, 21, 9, 5), 'today, 9:05 AM'],
  ['the evening before as yesterday', at(2026, 10, 20, 23, 59), 'yesterday'],
  ['a day of this year without the year', at(2026, 2, 3), 'Mar 3'],
  ['a day of another year with it', at(2025, 11, 31), 'Dec 31, 2025'],
])('formats %s', (_, iso, words) => {
  expect(formatRelativeDate(iso, now, 'en-US').replace(/\s/g, ' ')).toBe(words);
});

test('the hover text has the exact time', () => {
  expect(formatExactTime(at(2026, 10, 21, 9, 5), 'en-US').replace(/\s/g, ' ')).toBe(
    'Saturday, November 21, 2026 at 9:05 AM',
  );
});
