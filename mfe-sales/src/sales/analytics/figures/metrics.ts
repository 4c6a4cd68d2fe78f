import { formatMoney } from 'kit/format';
import type { SalesMetricsQuery } from '#gql/graphql.ts';
import { formatDecimal, formatPercent } from '../format-numbers.ts';

export type Metrics = SalesMetricsQuery['salesMetrics'];

/** The six figures of the specification, in its order. */
export const metrics: {
  key: Exclude<keyof Metrics, '__typename'>;
  label: string;
  format: (value: string) => string;
}[] = [
  { key: 'monthlyRevenue', label: 'Monthly Revenue', format: (value) => formatMoney(value) },
  { key: 'activeLeads', label: 'Active Leads', format: (value) => formatDecimal(Number(value)) },
  { key: 'conversionRate', label: 'Conversion Rate', format: (value) => formatPercent(Number(value)) },
  { key: 'dealsClosedThisMonth', label: 'Deals Closed This Month', format: (value) => formatDecimal(Number(value)) },
  { key: 'totalClients', label: 'Total Clients', format: (value) => formatDecimal(Number(value)) },
  { key: 'avgDealSize', label: 'Average Deal Size', format: (value) => formatMoney(value) },
];
