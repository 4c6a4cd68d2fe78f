import { toAgencyDay } from './call-times.ts';

test.each([
  ['2026-11-30T22:59:59.000Z', '2026-11-30'],
  ['2026-11-30T23:00:00.000Z', '2026-12-01'],
  ['2026-07-01T21:59:59.000Z', '2026-07-01'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
])("at %s it is %s at the agency, whatever the reader's time zone", (at, day) => {
  expect(toAgencyDay(new Date(at))).toBe(day);
});
