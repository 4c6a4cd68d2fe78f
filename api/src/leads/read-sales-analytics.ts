import { strategyCallSchedule } from 'rules/call-times';
import { type LeadStatus, leadStatuses } from 'rules/leads';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import type { SalesAnalytics } from '#leads/sales-analytics';
import { toMonthSql, totalsSql } from '#totals/definitions';

type Row = Omit<SalesAnalytics, 'byStatus'> & { byStatus: Partial<Record<LeadStatus, number>> | null };

const medianSql = `round(percentile_cont(0.5) within group (order by days)::numeric, 1)::float`;
const byChoiceSql = (column: string) => `
  (select coalesce(json_agg(one order by leads desc, choice nulls last), '[]')
     from (select ${column} as choice, sum(leads)::int as leads, coalesce(sum(leads) filter (where status = 'won'), 0)::int as won
             from recent group by 1) one)`;

/** The start of a month of the agency's calendar, as an offset from the current one. */
const monthStartSql = (months: string) =>
  `((date_trunc('month', now() at time zone '${strategyCallSchedule.timeZone}') + ${months} * interval '1 month') at time zone '${strategyCallSchedule.timeZone}')`;
/** The same for a filter: a subquery, computed once rather than per row. */
const toScalarSubquery = (instant: string) => `(select ${instant})`;

/** Lead figures per month of the agency's calendar. One statement over totals; the days until a win are read from the leads. */
export async function readSalesAnalytics({ em }: Pick<Context, 'em'>, months: number): Promise<SalesAnalytics> {
  const firstMonthSql = toScalarSubquery(monthStartSql('(1 - ?::int)'));
  const isShownMonthSql = `key[1] between ${toScalarSubquery(toMonthSql(monthStartSql('(1 - ?::int)')))} and ${toScalarSubquery(toMonthSql('now()'))}`;
  const sql = `
    with shown as (select ${toMonthSql(monthStartSql('(ago - ?::int + 1)'))} as month from generate_series(0, ?::int - 1) as ago),
    bounds as (select array_agg(${monthStartSql('(ago - ?::int + 1)')} order by ago) as starts from generate_series(0, ?::int) as ago),
    recent as materialized (
      select key[1] as month, key[2] as status, key[3] as project_type, key[4] as budget, sum(count)::int as leads
        from ${totalsSql('leads_created')} where ${isShownMonthSql} group by 1, 2, 3, 4 having sum(count) > 0),
    made as (
      select month, coalesce(sum(leads) filter (where status = 'won'), 0)::int as won,
             coalesce(sum(leads) filter (where status = 'lost'), 0)::int as lost,
             coalesce(sum(leads) filter (where status not in ('won', 'lost')), 0)::int as open
        from recent group by 1),
    wins as (
      select width_bucket(closed_at, starts) as place, greatest(date_part('epoch', closed_at - created_at), 0) / 86400 as days
        from leads, bounds where status = 'won' and closed_at >= ${firstMonthSql} and closed_at < ${toScalarSubquery(monthStartSql('1'))}),
    closed as (
      select key[1] as month, coalesce(sum(count) filter (where key[2] = 'won'), 0)::int as won,
             coalesce(sum(count) filter (where key[2] = 'lost'), 0)::int as lost
        from ${totalsSql('leads_closed')} where ${isShownMonthSql} group by 1),
    pace as (select ${toMonthSql('starts[place]')} as month, days from (select place, ${medianSql} as days from wins group by 1) each, bounds),
    monthly as (
      select month, coalesce(made.won, 0) as won, coalesce(made.lost, 0) as lost,
             coalesce(made.open, 0) as open, coalesce(closed.won, 0) as "wonInIt", coalesce(closed.lost, 0) as "lostInIt",
             round(100.0 * closed.won / nullif(closed.won + closed.lost, 0))::int as "winRate", pace.days as "daysToWin"
        from shown left join made using (month) left join closed using (month) left join pace using (month))
    select (select json_agg(monthly order by month) from monthly) as months,
           (select json_object_agg(status, leads) from (select status, sum(leads)::int as leads from recent group by 1) one)
             as "byStatus",
           ${byChoiceSql('project_type')} as "byProjectType", ${byChoiceSql('budget')} as "byBudget",
           (select ${medianSql} from wins) as "daysToWin", exists (select 1 from leads) as "hasLeads"`;
  const [row] = await em.execute<Row[]>(sql, Array<number>(sql.split('?').length - 1).fill(months), readConnection);
  if (!row) throw new Error('A sum without a row');
  const byStatus = leadStatuses.map((status) => ({ status, leads: row.byStatus?.[status] ?? 0 }));
  return { ...row, byStatus };
}
