import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { SalesAnalytics } from '#leads/sales-analytics';
import { SalesAnalyticsArgs } from '#leads/sales-analytics.inputs';
import { readSalesAnalytics } from '#leads/read-sales-analytics';
import { SalesClient, findSalesClients } from '#leads/sales-clients';
import { SalesMetrics, readSalesMetrics } from '#leads/sales-metrics';

@Resolver()
export class SalesFiguresResolver {
  @RequireAudience('sales', 'admin')
  @Query(() => [SalesClient], {
    description: 'Clients with the number of their projects, newest first, at most 500',
  })
  async salesClients(@Ctx() context: Context): Promise<SalesClient[]> {
    return findSalesClients(context);
  }

  @RequireAudience('sales', 'admin')
  @Query(() => SalesMetrics, { description: 'The six figures of the sales portal' })
  async salesMetrics(@Ctx() context: Context): Promise<SalesMetrics> {
    return readSalesMetrics(context);
  }

  @RequireAudience('sales', 'admin')
  @Query(() => SalesAnalytics, { description: 'Lead analytics for the last months' })
  async salesAnalytics(@Args() { months }: SalesAnalyticsArgs, @Ctx() context: Context): Promise<SalesAnalytics> {
    return readSalesAnalytics(context, months);
  }
}
