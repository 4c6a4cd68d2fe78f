import { Field, Float, Int, ObjectType } from 'type-graphql';
import { enquiryPlans } from 'rules/enquiries';
import { maxVisitDays, pageErrorKinds } from 'rules/visits';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { DateScalar } from '#scalars';

const maxRoutes = 10;

@ObjectType({ description: 'The counts of one day', simpleResolvers: true })
export class VisitDay {
  @Field(() => DateScalar, { description: 'In UTC, for example 2026-11-21' })
  day!: string;

  @Field(() => Int, { description: 'Page views' })
  views!: number;

  @Field(() => Int, { description: 'Contact forms sent' })
  submits!: number;

  @Field(() => Int, { description: 'Contact forms that failed to send' })
  failedSubmits!: number;

  @Field(() => Int, { description: 'Uncaught errors and rejections in pages' })
  faults!: number;
}

@ObjectType({ description: 'How often a screen was opened', simpleResolvers: true })
export class RouteViews {
  @Field({ description: 'Its route, or other' })
  route!: string;

  @Field(() => Int, { description: 'Its page views' })
  views!: number;
}

@ObjectType({ description: 'How often a plan was selected', simpleResolvers: true })
export class PlanSubmits {
  @Field({ description: 'The plan' })
  plan!: string;

  @Field(() => Int, { description: 'Contact forms with this plan' })
  submits!: number;
}

@ObjectType({ description: 'The counts of a period', simpleResolvers: true })
export class SiteVisits {
  @MaxRows(maxVisitDays)
  @Field(() => [VisitDay], { description: 'One entry per day, oldest first' })
  days!: VisitDay[];

  @MaxRows(maxRoutes)
  @Field(() => [RouteViews], { description: 'The ten most viewed screens' })
  topRoutes!: RouteViews[];

  @MaxRows(enquiryPlans.length)
  @Field(() => [PlanSubmits], { description: 'The selected plans, most frequent first' })
  plans!: PlanSubmits[];

  @Field(() => Float, {
    nullable: true,
    description: 'Percentage of contact forms sent per view of the contact page; null without views',
  })
  conversion!: number | null;
}

const sumSql = (condition: string) => `coalesce(sum(count) filter (where ${condition}), 0)::int`;
const isFaultSql = `kind in (${pageErrorKinds.map((kind) => `'${kind}'`).join(', ')})`;

/** One statement, so that all counts are from the same snapshot. */
const sql = `
  with today as (select (now() at time zone 'utc')::date as day),
  counted as (select visit_count.* from visit_count, today where visit_count.day > today.day - ?::int),
  each_day as (
    select to_char(each, 'YYYY-MM-DD') as day, ${sumSql("kind = 'page_view'")} as views,
           ${sumSql("kind = 'contact_form_submit'")} as submits,
           ${sumSql("kind = 'contact_form_error'")} as "failedSubmits", ${sumSql(isFaultSql)} as faults
      from today, generate_series(today.day - ?::int + 1, today.day, '1 day') as each
      left join counted on counted.day = each::date
     group by each order by each
  ),
  routes as (
    select route, sum(count)::int as views from counted where kind = 'page_view'
     group by route order by views desc, route limit ${maxRoutes}
  ),
  plans as (
    select plan, sum(count)::int as submits from counted where kind = 'contact_form_submit'
     group by plan order by submits desc, plan
  )
  select (select jsonb_agg(each_day) from each_day) as days,
         coalesce((select jsonb_agg(routes) from routes), '[]') as "topRoutes",
         coalesce((select jsonb_agg(plans) from plans), '[]') as plans,
         (select round(100.0 * ${sumSql("kind = 'contact_form_submit'")}
                       / nullif(${sumSql("kind = 'page_view' and route = '/contact'")}, 0), 1)::float8 from counted) as conversion`;

export async function readSiteVisits({ em }: Context, days: number): Promise<SiteVisits> {
  const [visits] = await em.execute<SiteVisits[]>(sql, [days, days], readConnection);
  if (!visits) throw new Error('A sum without a row');
  return visits;
}
