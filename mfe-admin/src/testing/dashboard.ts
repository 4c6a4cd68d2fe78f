import { type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import {
  type AdminAlertsQuery,
  type AdminFiguresQuery,
  type AdminHealthQuery,
  AdminFiguresDocument,
  AdminRevenueDocument,
  AdminAlertsDocument,
  AdminHealthDocument,
} from '#gql/graphql.ts';

type Stats = Fixture<AdminFiguresQuery['dashboardStats']>;
type Alert = Fixture<AdminAlertsQuery['systemAlerts'][number]>;
type Dependency = Fixture<AdminHealthQuery['platformHealth'][number]>;
type Warning = Fixture<AdminHealthQuery['setupWarnings'][number]>;

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
  return replyTo(AdminFiguresDocument, { dashboardStats });
}

export function revenueReply(value = '127500.00', isSample = false): MockResponse {
  const monthlyRevenue = { __typename: 'Figure', value, isSample };
  return replyTo(AdminRevenueDocument, { salesMetrics: { __typename: 'SalesMetrics', monthlyRevenue } });
}

export const alert = (fields: Partial<Alert> = {}): Alert => ({
  __typename: 'SystemAlert',
  severity: 'info',
  text: '2 open projects are over four weeks old',
  since: '2026-10-15T08:00:00.000Z',
  path: '/admin/projects?aged=1',
  ...fields,
});

export const alertsReply = (systemAlerts: Alert[] = [alert()]): MockResponse =>
  replyTo(AdminAlertsDocument, { systemAlerts });

export const dependency = (fields: Partial<Dependency> = {}): Dependency => ({
  __typename: 'DependencyHealth',
  name: 'database',
  state: 'ok',
  ms: 3,
  downSince: null,
  checkedAt: '2026-11-22T14:05:03.000Z',
  ...fields,
});

export const setupWarning = (fields: Partial<Warning> = {}): Warning => ({
  __typename: 'SetupWarning',
  name: 'mail',
  level: 'warning',
  message: 'Email is written to files: SMTP_URL is not set. Invitations are not delivered: set SMTP_URL.',
  since: '2026-11-22T13:00:00.000Z',
  ...fields,
});

export const healthReply = (platformHealth = [dependency()], setupWarnings: Warning[] = []): MockResponse =>
  replyTo(AdminHealthDocument, { platformHealth, setupWarnings });
