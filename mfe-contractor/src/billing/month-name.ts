import { strategyCalls } from 'rules/call-times';

/** A month that the API writes "2026-11", as people say it. */
export function monthName(month: string, style: 'long' | 'short', locale?: string): string {
  const year = style === 'long' ? 'numeric' : undefined;
  return new Intl.DateTimeFormat(locale, { month: style, year, timeZone: 'UTC' }).format(new Date(`${month}-01`));
}

/** The month of a moment by the agency's calendar, which is the one that payouts are summed by. */
export function monthOf(iso: string): string {
  const parts = agencyMonth.formatToParts(new Date(iso));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}

const agencyMonth = new Intl.DateTimeFormat('en', {
  timeZone: strategyCalls.timeZone,
  year: 'numeric',
  month: '2-digit',
});
