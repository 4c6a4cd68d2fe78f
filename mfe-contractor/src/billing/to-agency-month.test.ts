import { toAgencyMonth } from './to-agency-month.ts';

test.each([
  ['2026-10-31T22:59:00.000Z', '2026-10'],
  ['2026-10-31T23:00:00.000Z', '2026-11'],
  ['2026-07-31T21:59:00.000Z', '2026-07'],
  ['2026-07-31T22:00:00.000Z', '2026-08'],
])('%s is in %s in the time zone of the agency', (moment, month) => {
  expect(toAgencyMonth(moment)).toBe(month);
});
