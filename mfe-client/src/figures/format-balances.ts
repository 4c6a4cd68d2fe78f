import { formatMoney } from 'kit/format';
import { defaultCurrency } from 'rules/money';
import type { ClientSummaryQuery } from '#gql/graphql.ts';

export type ClientBalance = ClientSummaryQuery['clientSummary']['balances'][number];

/** A figure of all balances: currencies are never added, so each has its own amount. Zero in dollars without any. */
export function formatBalances(
  balances: readonly ClientBalance[],
  figure: 'paid' | 'open' | 'overdue' | 'credit',
): string {
  const amounts = balances.filter((balance) => Number(balance[figure]) !== 0);
  const currency = balances[0]?.currency ?? defaultCurrency;
  if (amounts.length === 0) return formatMoney('0.00', undefined, currency);
  return amounts.map((balance) => formatMoney(balance[figure], undefined, balance.currency)).join(' + ');
}
