import type { HubPayoutsQuery } from '#gql/graphql.ts';
import { toAgencyMonth } from '../to-agency-month.ts';

export type Payout = HubPayoutsQuery['payoutHistory']['edges'][number]['node'];

export interface MonthlyPayouts {
  month: string;
  /** US dollars, as in "2500.00". */
  total: string;
  payouts: Payout[];
}

/** Groups payouts by month, in the order given. */
export function groupByMonth(payouts: readonly Payout[]): MonthlyPayouts[] {
  const months: Omit<MonthlyPayouts, 'total'>[] = [];
  for (const payout of payouts) {
    const month = toAgencyMonth(payout.paidAt);
    const last = months.at(-1);
    if (last?.month === month) last.payouts.push(payout);
    else months.push({ month, payouts: [payout] });
  }
  return months.map((one) => ({ ...one, total: sumAmounts(one.payouts) }));
}

/* In cents, to avoid floating-point errors in the sum. */
const sumAmounts = (payouts: readonly Payout[]) =>
  (payouts.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);
