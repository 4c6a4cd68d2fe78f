import { Ctx, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { DashboardStats, getDashboardStats } from '#dashboard/dashboard-stats';
import { DependencyHealth } from '#dashboard/dependency-health';
import { PeopleCounts, getPeopleCounts } from '#dashboard/people-counts';
import { SetupWarningType } from '#dashboard/setup-warning';
import { SystemAlert, findSystemAlerts } from '#dashboard/system-alerts';

@Resolver()
export class DashboardResolver {
  @RequireAudience('admin')
  @Query(() => DashboardStats, { description: "The figures of the administrators' dashboard" })
  async dashboardStats(@Ctx() context: Context): Promise<DashboardStats> {
    return getDashboardStats(context);
  }

  @RequireAudience('admin')
  @Query(() => PeopleCounts, { description: 'Accounts by role, and open invitations' })
  async peopleCounts(@Ctx() context: Context): Promise<PeopleCounts> {
    return getPeopleCounts(context);
  }

  @RequireAudience('admin')
  @Query(() => [DependencyHealth], { description: "Health of the server's dependencies, as reported by /readyz" })
  async platformHealth(@Ctx() { health }: Context): Promise<DependencyHealth[]> {
    return health.look();
  }

  @RequireAudience('admin')
  @Query(() => [SetupWarningType], {
    description: "Problems with the servers' setup, checked every minute; empty when there are none",
  })
  setupWarnings(@Ctx() { setupChecks }: Context): SetupWarningType[] {
    return [...setupChecks.warnings];
  }

  @RequireAudience('admin')
  @Query(() => [SystemAlert], {
    description: 'Alerts for the agency, most severe first; empty when there are none',
  })
  async systemAlerts(@Ctx() context: Context): Promise<SystemAlert[]> {
    return findSystemAlerts(context);
  }
}
