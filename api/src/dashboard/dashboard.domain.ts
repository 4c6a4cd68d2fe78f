import { DashboardResolver } from '#dashboard/dashboard.resolver';
import { defineDomain } from '#define-domain';

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  tokenArea: 'projects',
  resolvers: [DashboardResolver],
});
