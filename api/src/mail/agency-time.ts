import { strategyCallSchedule } from 'rules/call-times';

const agencyFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: strategyCallSchedule.timeZone,
});

const offsetFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: strategyCallSchedule.timeZone,
  timeZoneName: 'shortOffset',
});

/** Formats an instant for an email, in the agency's time zone, with its name and its offset for readers elsewhere. */
export const formatAgencyTime = (instant: Date): string =>
  `${agencyFormat.format(instant)} (${strategyCallSchedule.timeZone}, ${getUtcOffset(instant)})`;

/** Such as "UTC+1"; Intl says "GMT+1". */
function getUtcOffset(instant: Date): string {
  const name = offsetFormat.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC');
}
