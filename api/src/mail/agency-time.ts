import { strategyCalls } from 'rules/call-times';

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: strategyCalls.timeZone,
});

/** An instant in the words of a mail: by the agency's clock, and it says so. */
export const agencyTime = (instant: Date): string => `${clock.format(instant)} (${strategyCalls.timeZone})`;
