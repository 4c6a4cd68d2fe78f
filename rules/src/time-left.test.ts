import { getTimeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const due = '2026-03-02T12:00:00.000Z';
const before = (time: number) => getTimeLeft(due, Date.parse(due) - time);

test.each([
  [3 * 24 * hour - 1, '2 days left'],
  [48 * hour, '2 days left'],
  [48 * hour - 1, '47 h 59 min left'],
  [5 * hour + 12 * minute, '5 h 12 min left'],
  [hour, '1 h left'],
  [hour - 1, '59 min left'],
  [minute, '1 min left'],
  [minute - 1, 'less than a minute left'],
  [0, 'less than a minute left'],
  [-1, 'less than a minute late'],
  [-minute, '1 min late'],
  [-2 * hour, '2 h late'],
  [-48 * hour, '2 days late'],
])('%i ms before the deadline is formatted as %s', (time, words) => {
  expect(before(time).text).toBe(words);
});

test('the hours left are exact, and never below zero', () => {
  expect(before(90 * minute)).toMatchObject({ isLate: false, hours: 1.5 });
  expect(before(0)).toMatchObject({ isLate: false, hours: 0 });
  expect(before(-1)).toMatchObject({ isLate: true, hours: 0 });
});
