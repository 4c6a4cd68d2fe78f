import type { HubPayoutsQuery } from '#gql/graphql.ts';
import { getMonth } from '../get-month.ts';

export type Payout = HubPayoutsQuery['payouts'][number];

export interface MonthOfPayouts {
  month: string;
  /** US dollars, as in "2500.00". */
  total: string;
  payouts: Payout[];
}

/** Groups payouts by month, in the order given. */
export function byMonth(payouts: readonly Payout[]): MonthOfPayouts[] {
  const months: Omit<MonthOfPayouts, 'total'>[] = [];
  for (const payout of payouts) {
    const month = getMonth(payout.paidAt);
    const last = months.at(-1);
    if (last?.month === month) last.payouts.push(payout);
    else months.push({ month, payouts: [payout] });
  }
  return months.map((one) => ({ ...one, total: sum(one.payouts) }));
}

/* In cents, to avoid floating-point errors in the sum. */
const sum = (payouts: readonly Payout[]) =>
  (payouts.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);
