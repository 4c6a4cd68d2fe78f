import type { MockResponse } from 'kit/test/network';
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
  const typed = (typename: string, rows: object[]) => rows.map((row) => ({ __typename: typename, ...row }));
  return {
    data: {
      salesAnalytics: {
        __typename: 'SalesAnalytics',
        months: typed('SalesMonth', months),
        byStatus: typed('LeadsByStatus', byStatus),
        byProjectType: typed('LeadsByChoice', byProjectType),
        byBudget: typed('LeadsByChoice', byBudget),
        ...rest,
      },
    },
  };
}

/** The specification's own figures, or others. */
export function metricsReply(isSample: boolean, fields: Record<string, string> = {}): MockResponse {
  const values = {
    monthlyRevenue: '127500.00',
    activeLeads: '18',
    conversionRate: '32',
    dealsClosedThisMonth: '7',
    totalClients: '45',
    avgDealSize: '8500.00',
    ...fields,
  };
  const figures = Object.entries(values).map(([name, value]) => [name, { __typename: 'Figure', value, isSample }]);
  return { data: { salesMetrics: { __typename: 'SalesMetrics', ...Object.fromEntries(figures) } } };
}
