import { belongsTo } from 'rules/audiences';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { findPlannable } from '#tasks/find-plannable';

@ObjectType({ description: 'What was done in one week, and how long it had taken', simpleResolvers: true })
export class TaskWeek {
  @Field({ description: 'Its Monday, as in 2026-11-30' })
  startsOn!: string;

  @Field(() => Int, { description: 'Tasks that were done in it' })
  done!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Days from made to done: half of them took at most so long; null in a week without any',
  })
  medianDays!: number | null;

  @Field(() => Float, { nullable: true, description: '85 of 100 took at most so long; null in a week without any' })
  mostDays!: number | null;
}

/** The last twelve weeks, this one last, over the projects that one plans or one of them. */
export async function taskWeeks(context: Context, projectId: string | null | undefined): Promise<TaskWeek[]> {
  const { em, viewer } = context;
  if (projectId != null) await findPlannable(context, projectId);
  const isAdmin = belongsTo('admin', viewer);
  const days = (share: number) =>
    `round((percentile_cont(${share}) within group (order by extract(epoch from t.done_at - t.created_at) / 86400))::numeric, 1)::float`;
  const sql = `
    with weeks as (
      select generate_series(date_trunc('week', now() at time zone 'utc') - interval '11 weeks',
                             date_trunc('week', now() at time zone 'utc'), interval '1 week') as week),
    done as (
      select date_trunc('week', t.done_at at time zone 'utc') as week, t.id, t.done_at, t.created_at
        from tasks t${isAdmin ? '' : ' join projects p on p.id = t.project_id and p.project_manager_id = ?::uuid'}
       where t.done_at >= (select (date_trunc('week', now() at time zone 'utc') - interval '11 weeks') at time zone 'utc')
         and (?::uuid is null or t.project_id = ?::uuid))
    select to_char(week, 'YYYY-MM-DD') as "startsOn", count(t.id)::int as "done",
           ${days(0.5)} as "medianDays", ${days(0.85)} as "mostDays"
      from weeks left join done t using (week)
     group by week order by week`;
  const one = projectId ?? null;
  return em.execute<TaskWeek[]>(sql, [...(isAdmin ? [] : [viewer?.id ?? null]), one, one], asRead);
}
