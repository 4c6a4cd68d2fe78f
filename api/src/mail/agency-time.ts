import { strategyCallSchedule } from 'rules/call-times';

const agencyFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: strategyCallSchedule.timeZone,
});

/** Formats an instant for a mail, in the agency's time zone, which it names. */
export const formatAgencyTime = (instant: Date): string =>
  `${agencyFormat.format(instant)} (${strategyCallSchedule.timeZone})`;
