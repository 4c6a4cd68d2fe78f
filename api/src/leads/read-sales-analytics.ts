import { strategyCalls } from 'rules/call-times';
import { type LeadStatus, leadStatuses } from 'rules/leads';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import type { SalesAnalytics } from '#leads/sales-analytics';

type Row = Omit<SalesAnalytics, 'byStatus'> & { byStatus: Partial<Record<LeadStatus, number>> | null };

const median = `round(percentile_cont(0.5) within group (order by days)::numeric, 1)::float`;
const byChoice = (column: string) => `
  (select coalesce(json_agg(one order by leads desc, choice nulls last), '[]')
     from (select ${column} as choice, count(*)::int as leads, count(*) filter (where status = 'won')::int as won
             from recent group by 1) one)`;

/** What became of the leads of so many months, by the agency's calendar. One statement. */
export async function salesAnalytics({ em }: Pick<Context, 'em'>, months: number): Promise<SalesAnalytics> {
  const sql = `
    with shown as (
      select date_trunc('month', now() at time zone ?) - ago * interval '1 month' as month
        from generate_series(0, ?::int - 1) as ago),
    dated as (
      select status, project_type, budget, date_trunc('month', created_at at time zone ?) as made,
             date_trunc('month', closed_at at time zone ?) as closed,
             greatest(extract(epoch from closed_at - created_at), 0) / 86400 as days
        from leads),
    recent as (select dated.* from dated join shown on month = made),
    made as (
      select made as month, count(*) filter (where status = 'won')::int as won,
             count(*) filter (where status = 'lost')::int as lost, count(*) filter (where closed is null)::int as open
        from recent group by 1),
    wins as (select dated.* from dated join shown on month = closed where status = 'won'),
    closed as (
      select closed as month, count(*) filter (where status = 'won')::int as won,
             count(*) filter (where status = 'lost')::int as lost
        from dated where closed is not null group by 1),
    pace as (select closed as month, ${median} as days from wins group by 1),
    monthly as (
      select to_char(month, 'YYYY-MM') as month, coalesce(made.won, 0) as won, coalesce(made.lost, 0) as lost,
             coalesce(made.open, 0) as open, coalesce(closed.won, 0) as "wonInIt", coalesce(closed.lost, 0) as "lostInIt",
             round(100.0 * closed.won / (closed.won + closed.lost))::int as "winRate", pace.days as "daysToWin"
        from shown left join made using (month) left join closed using (month) left join pace using (month))
    select (select json_agg(monthly order by month) from monthly) as months,
           (select json_object_agg(status, leads) from (select status, count(*)::int as leads from recent group by 1) one)
             as "byStatus",
           ${byChoice('project_type')} as "byProjectType", ${byChoice('budget')} as "byBudget",
           (select ${median} from wins) as "daysToWin", exists (select 1 from leads) as "hasLeads"`;
  const { timeZone } = strategyCalls;
  const [row] = await em.execute<Row[]>(sql, [timeZone, months, timeZone, timeZone], asRead);
  if (!row) throw new Error('A sum without a row');
  const byStatus = leadStatuses.map((status) => ({ status, leads: row.byStatus?.[status] ?? 0 }));
  return { ...row, byStatus };
}
