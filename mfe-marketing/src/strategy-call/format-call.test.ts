import { formatCall, formatClockTime } from './format-call.ts';

const winter = '2026-11-24T08:00:00.000Z';

test("a call is formatted in a time zone and in the agency's", () => {
  expect(formatCall(winter, 'Europe/Lisbon', 'en-US')).toEqual({
    day: 'Tuesday, November 24',
    time: '8:00 – 8:15 AM',
    agency: '9:00 – 9:15 AM in Berlin',
  });
});

test('if both time zones have the same time, it is shown once', () => {
  expect(formatCall(winter, 'Europe/Paris', 'en-GB').agency).toBeNull();
});

test('if the agency is on another day, that is shown too', () => {
  const { day, agency } = formatCall(winter, 'America/Los_Angeles', 'en-US');
  expect(day).toBe('Tuesday, November 24');
  expect(agency).toBe('9:00 – 9:15 AM in Berlin');
  expect(formatCall(winter, 'Pacific/Honolulu', 'en-US')).toMatchObject({
    day: 'Monday, November 23',
    agency: 'Tue, 9:00 – 9:15 AM in Berlin',
  });
});

test.each([
  ['2026-10-23T07:00:00Z', '9:00 AM', '3:00 AM', 'before winter time'],
  ['2026-10-26T08:00:00Z', '9:00 AM', '4:00 AM', 'in the week in which only Europe has it'],
  ['2026-11-02T08:00:00Z', '9:00 AM', '3:00 AM', 'after America has it too'],
])('%s is %s in Berlin and %s in New York, %s', (instant, berlin, newYork) => {
  expect(formatClockTime(new Date(instant), 'Europe/Berlin', 'en-US')).toBe(berlin);
  expect(formatClockTime(new Date(instant), 'America/New_York', 'en-US')).toBe(newYork);
});
