import { Ctx, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { DashboardStats, dashboardStats } from '#dashboard/dashboard-stats';

@Resolver()
export class DashboardResolver {
  @For('admin')
  @Query(() => DashboardStats, { description: "The figures of the administrators' dashboard" })
  async dashboardStats(@Ctx() context: Context): Promise<DashboardStats> {
    return dashboardStats(context);
  }
}
