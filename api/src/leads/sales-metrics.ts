import { Field, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { Figure, toFigure } from '#sample-figures/figure';
import { toMonthSql, totalsSql } from '#totals/definitions';

@ObjectType({ description: 'The key figures of sales', simpleResolvers: true })
export class SalesMetrics {
  @Field(() => Figure, {
    description:
      "US dollars: implementation fees of this month's projects, and a month's support of those not canceled",
  })
  monthlyRevenue!: Figure;

  @Field(() => Figure, { description: 'Open leads' })
  activeLeads!: Figure;

  @Field(() => Figure, { description: 'Percentage of closed leads that were won' })
  conversionRate!: Figure;

  @Field(() => Figure, { description: "Leads won this month, in the agency's time zone" })
  dealsClosedThisMonth!: Figure;

  @Field(() => Figure, { description: 'People with a client account' })
  totalClients!: Figure;

  @Field(() => Figure, { description: 'US dollars: average implementation fee of projects not canceled' })
  avgDealSize!: Figure;
}

type Sums = Record<keyof SalesMetrics, string | null>;

const thisMonthSql = toMonthSql('now()');

/** Specification part 2 §3. A figure without a record behind it is null in SQL, and the sample on screen. */
export async function readSalesMetrics({ em, settings }: Context): Promise<SalesMetrics> {
  const sql = `
    with counted as (select key[2] as status, sum(count) as leads from ${totalsSql('leads_created')} group by 1),
    sums as (
      select coalesce(sum(leads), 0) as made, coalesce(sum(leads) filter (where status = 'won'), 0) as won,
             coalesce(sum(leads) filter (where status in ('won', 'lost')), 0) as closed from counted),
    sales as (
      select case when made > 0 then made - closed end as active, round(100.0 * won / nullif(closed, 0)) as conversion,
             case when closed > 0 then (
             select coalesce(sum(count), 0) from ${totalsSql('leads_closed')} where key[1] >= ${thisMonthSql} and key[2] = 'won') end as closed
        from sums),
    work as (
      select case when sum(count) > 0 then (
               coalesce(sum(amount) filter (where key[2] >= ${thisMonthSql}), 0)
                 + (select sum(amount) from ${totalsSql('support_fees')} where key[1] <> 'cancelled'))::numeric(14, 2) end as revenue,
             (sum(amount) / nullif(sum(count), 0))::numeric(14, 2) as mean
        from ${totalsSql('projects')} where key[1] <> 'cancelled')
    select revenue::text as "monthlyRevenue", active::text as "activeLeads", conversion::text as "conversionRate",
           closed::text as "dealsClosedThisMonth", mean::text as "avgDealSize",
           (select nullif(count(*), 0)::text from users where role = 'client') as "totalClients"
      from sales, work`;
  const [sums] = await em.execute<Sums[]>(sql, [], readConnection);
  if (!sums) throw new Error('A sum without a row');
  const figure = (name: keyof Sums): Figure => toFigure(sums[name], name, settings);
  return {
    monthlyRevenue: figure('monthlyRevenue'),
    activeLeads: figure('activeLeads'),
    conversionRate: figure('conversionRate'),
    dealsClosedThisMonth: figure('dealsClosedThisMonth'),
    totalClients: figure('totalClients'),
    avgDealSize: figure('avgDealSize'),
  };
}
