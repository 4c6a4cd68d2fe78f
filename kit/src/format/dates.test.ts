import {
  formatDay,
  formatDayHeading,
  formatExactTime,
  formatRelativeDate,
  formatRelativeDateTime,
  getDaysUntil,
} from './dates.ts';

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

test.each([
  [at(2026, 10, 21, 9, 5), 'today, 9:05 AM'],
  [at(2026, 10, 22, 20, 52), 'tomorrow, 8:52 PM'],
  [at(2026, 10, 20, 23, 59), 'yesterday, 11:59 PM'],
  [at(2026, 10, 18, 8, 0), 'Nov 18, 8:00 AM'],
])('%s with its time is %s', (iso, words) => {
  expect(formatRelativeDateTime(iso, now, 'en-US').replace(/\s/g, ' ')).toBe(words);
});

test('the hover text has the exact time', () => {
  expect(formatExactTime(at(2026, 10, 21, 9, 5), 'en-US').replace(/\s/g, ' ')).toBe(
    'Saturday, November 21, 2026 at 9:05 AM',
  );
});

test.each([
  [new Date(2026, 10, 21), 'today', 0],
  [new Date(2026, 10, 22), 'tomorrow', 1],
  [new Date(2026, 10, 20), 'yesterday', -1],
  [new Date(2026, 11, 1), 'Dec 1', 10],
  [new Date(2027, 0, 2), 'Jan 2, 2027', 42],
])('the day %s is %s', (day, words, days) => {
  const evening = new Date(2026, 10, 21, 23, 30);
  expect(formatDay(day, evening, 'en-US')).toBe(words);
  expect(getDaysUntil(day, evening)).toBe(days);
});

test('formats a day as a heading', () => {
  const format = (day: Date) => formatDayHeading(day, now, 'en-GB');
  expect(format(now)).toBe('Today');
  expect(format(new Date(2026, 10, 20))).toBe('Yesterday');
  expect(format(new Date(2026, 10, 19))).toMatch(/Thursday,? 19 November/);
  expect(format(new Date(2025, 10, 20))).toMatch(/Thursday,? 20 November 2025/);
});

test('formats are created once, because creating them slows down a board that scrolls', () => {
  const days = [new Date(2026, 10, 22), new Date(2026, 11, 1), new Date(2027, 0, 2)];
  const format = () => days.map((day) => formatDay(day, now, 'en-GB'));
  format();
  const created = [jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'RelativeTimeFormat')];
  format();
  for (const constructor of created) expect(constructor).not.toHaveBeenCalled();
});
