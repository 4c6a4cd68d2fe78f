import { strategyCallSchedule } from 'rules/call-times';

/** The month of a timestamp in the agency's time zone, which payouts are totaled by. */
export function toAgencyMonth(iso: string): string {
  const parts = agencyMonthFormat.formatToParts(new Date(iso));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}

const agencyMonthFormat = new Intl.DateTimeFormat('en', {
  timeZone: strategyCallSchedule.timeZone,
  year: 'numeric',
  month: '2-digit',
});
