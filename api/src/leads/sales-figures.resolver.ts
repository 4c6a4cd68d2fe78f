import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getConnection, PageArgs } from '#db/page';
import { SalesAnalytics } from '#leads/sales-analytics';
import { SalesAnalyticsArgs } from '#leads/sales-analytics.inputs';
import { readSalesAnalytics } from '#leads/read-sales-analytics';
import { SalesClient, findSalesClients } from '#leads/sales-clients';
import { SalesMetrics, readSalesMetrics } from '#leads/sales-metrics';

const SalesClientConnection = getConnection(SalesClient, 'SalesClient');

@Resolver()
export class SalesFiguresResolver {
  @RequireAudience('sales', 'admin')
  @Query(() => SalesClientConnection, { description: 'Clients with the number of their projects, newest first' })
  async salesClients(@Args() page: PageArgs, @Ctx() context: Context) {
    return findSalesClients(context, page);
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
