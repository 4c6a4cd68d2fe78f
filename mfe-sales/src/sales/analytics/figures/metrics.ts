import { formatMoney } from 'kit/format';
import type { SalesMetricsQuery } from '#gql/graphql.ts';
import { decimal, percent } from '../in-figures.ts';

export type Metrics = SalesMetricsQuery['salesMetrics'];

/** The six figures of the specification, in its order. */
export const metrics: { key: Exclude<keyof Metrics, '__typename'>; label: string; write: (value: string) => string }[] =
  [
    { key: 'monthlyRevenue', label: 'Monthly Revenue', write: (value) => formatMoney(value) },
    { key: 'activeLeads', label: 'Active Leads', write: (value) => decimal(Number(value)) },
    { key: 'conversionRate', label: 'Conversion Rate', write: (value) => percent(Number(value)) },
    { key: 'dealsClosedThisMonth', label: 'Deals Closed This Month', write: (value) => decimal(Number(value)) },
    { key: 'totalClients', label: 'Total Clients', write: (value) => decimal(Number(value)) },
    { key: 'avgDealSize', label: 'Average Deal Size', write: (value) => formatMoney(value) },
  ];
