import { strategyCallSchedule } from 'rules/call-times';

const agencyFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: strategyCallSchedule.timeZone,
});

/** An instant in the words of a mail: by the agency's clock, and it says so. */
export const formatAgencyTime = (instant: Date): string =>
  `${agencyFormat.format(instant)} (${strategyCallSchedule.timeZone})`;
