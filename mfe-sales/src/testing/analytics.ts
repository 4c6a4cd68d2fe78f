import { type MockResponse, replyTo } from 'kit/test/network';
import { SalesAnalyticsDocument, SalesMetricsDocument } from '#gql/graphql.ts';
import type { Analytics, Month } from '../sales/analytics/analytics.ts';

const month = (name: string, fields: Partial<Month> = {}): Month => ({
  month: name,
  won: 0,
  lost: 0,
  open: 0,
  wonInIt: 0,
  lostInIt: 0,
  winRate: null,
  daysToWin: null,
  ...fields,
});

const full: Analytics = {
  months: [
    month('2026-09', { won: 2, lost: 1 }),
    month('2026-10', { won: 1, wonInIt: 2, lostInIt: 1, winRate: 67, daysToWin: 12.5 }),
    month('2026-11', { open: 4, lostInIt: 1, winRate: 0 }),
  ],
  byStatus: [
    { status: 'new', leads: 3 },
    { status: 'contacted', leads: 0 },
    { status: 'qualified', leads: 1 },
    { status: 'proposal', leads: 0 },
    { status: 'won', leads: 3 },
    { status: 'lost', leads: 1 },
  ],
  byProjectType: [
    { choice: 'automation', leads: 5, won: 2 },
    { choice: 'ai-chatbot', leads: 2, won: 1 },
    { choice: null, leads: 1, won: 0 },
  ],
  byBudget: [{ choice: '=15k', leads: 8, won: 3 }],
  daysToWin: 12.5,
  hasLeads: true,
};

export function analyticsReply(fields: Partial<Analytics> = {}): MockResponse {
  const { months, byStatus, byProjectType, byBudget, ...rest } = { ...full, ...fields };
  const typed = <Row extends object>(__typename: string, rows: Row[]) => rows.map((row) => ({ __typename, ...row }));
  return replyTo(SalesAnalyticsDocument, {
    salesAnalytics: {
      __typename: 'SalesAnalytics',
      months: typed('SalesMonth', months),
      byStatus: typed('LeadsByStatus', byStatus),
      byProjectType: typed('LeadsByChoice', byProjectType),
      byBudget: typed('LeadsByChoice', byBudget),
      ...rest,
    },
  });
}

/** The specification's own figures, or other ones. */
export function metricsReply(isSample: boolean, { activeLeads = '18' } = {}): MockResponse {
  const figure = (value: string) => ({ __typename: 'Figure', value, isSample });
  return replyTo(SalesMetricsDocument, {
    salesMetrics: {
      __typename: 'SalesMetrics',
      monthlyRevenue: figure('127500.00'),
      activeLeads: figure(activeLeads),
      conversionRate: figure('32'),
      dealsClosedThisMonth: figure('7'),
      totalClients: figure('45'),
      avgDealSize: figure('8500.00'),
    },
  });
}
