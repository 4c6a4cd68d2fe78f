import type { MockResponse } from 'kit/test/network';
import type { AdminAlertsQuery, AdminFiguresQuery, AdminHealthQuery } from '#gql/graphql.ts';

type Stats = AdminFiguresQuery['dashboardStats'];
type Alert = AdminAlertsQuery['systemAlerts'][number];
type Dependency = AdminHealthQuery['platformHealth'][number];

export function figuresReply(fields: Partial<Stats> = {}): MockResponse {
  const dashboardStats = {
    __typename: 'DashboardStats',
    projectsInTesting: 2,
    projectsInDev: 12,
    agedProjects: 3,
    projectsInProd: 4,
    totalImplementationFees: '102000.00',
    totalResidualsPaid: '1800.50',
    totalProfitAfterMargins: '30600.00',
    ...fields,
  };
  return { data: { dashboardStats } };
}

export function revenueReply(value = '127500.00', isSample = false): MockResponse {
  const monthlyRevenue = { __typename: 'Figure', value, isSample };
  return { data: { salesMetrics: { __typename: 'SalesMetrics', monthlyRevenue } } };
}

export const alert = (fields: Partial<Alert> = {}) => ({
  __typename: 'SystemAlert',
  severity: 'info' as const,
  text: '2 open projects are over four weeks old',
  since: '2026-10-15T08:00:00.000Z',
  path: '/admin/projects?aged=1',
  ...fields,
});

export const alertsReply = (systemAlerts: ReturnType<typeof alert>[] = [alert()]): MockResponse => ({
  data: { systemAlerts },
});

export const dependency = (fields: Partial<Dependency> = {}) => ({
  __typename: 'DependencyHealth',
  name: 'database',
  state: 'ok' as const,
  ms: 3,
  downSince: null,
  checkedAt: '2026-11-22T14:05:03.000Z',
  ...fields,
});

export const setupWarning = (fields: Partial<AdminHealthQuery['setupWarnings'][number]> = {}) => ({
  __typename: 'SetupWarning',
  name: 'mail',
  level: 'warning' as const,
  message: 'Email is written to files: SMTP_URL is not set. Invitations are not delivered: set SMTP_URL.',
  since: '2026-11-22T13:00:00.000Z',
  ...fields,
});

export const healthReply = (platformHealth: object[] = [dependency()], setupWarnings: object[] = []): MockResponse => ({
  data: { platformHealth, setupWarnings },
});
