import { createDayFormatter, addDays, formatDay } from './calendar-day.ts';

test.each([
  ['Europe/Berlin', '2026-11-23T08:00:00Z', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-23T07:59:00Z', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-23T08:00:00Z', '2026-11-23'],
  ['Pacific/Kiritimati', '2026-11-23T10:00:00Z', '2026-11-24'],
  ['Asia/Kolkata', '2026-11-23T18:29:00Z', '2026-11-23'],
  ['Asia/Kolkata', '2026-11-23T18:30:00Z', '2026-11-24'],
])('in %s, %s is on %s', (zone, instant, day) => {
  expect(createDayFormatter(zone)(new Date(instant))).toBe(day);
});

test.each([
  ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
  ['over a day of 25 hours', '2026-10-24', 2, '2026-10-26'],
  ['over a day of 23 hours', '2027-03-27', 14, '2027-04-10'],
])('a day is counted on %s', (_, day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

test("a day is formatted independently of the browser's time zone", () => {
  expect(formatDay('2026-11-24', { weekday: 'long', day: 'numeric', month: 'long' }, 'en-GB')).toBe(
    'Tuesday 24 November',
  );
});
