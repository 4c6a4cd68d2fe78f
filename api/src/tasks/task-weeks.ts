import { isInAudience } from 'rules/audiences';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { DateScalar } from '#scalars';
import { requirePlannableProject } from '#tasks/require-plannable-project';

@ObjectType({ description: 'What was done in one week, and how long it took', simpleResolvers: true })
export class TaskWeek {
  @Field(() => DateScalar, { description: 'Its Monday, for example 2026-11-30' })
  startsOn!: string;

  @Field(() => Int, { description: 'Tasks that were done in it' })
  done!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Median days from creation to done; null in a week without any',
  })
  medianDays!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The 85th percentile of days from creation to done; null in a week without any',
  })
  mostDays!: number | null;
}

/** The last twelve weeks, the current one last, in one or all projects that the viewer plans. */
export async function readTaskWeeks(context: Context, projectId: string | null | undefined): Promise<TaskWeek[]> {
  const { em, viewer } = context;
  if (projectId != null) await requirePlannableProject(context, projectId);
  const isAdmin = isInAudience('admin', viewer);
  const days = (place: number) => `round(days[${place}]::numeric, 1)::float`;
  const sql = `
    with weeks as (
      select date_trunc('week', now() at time zone 'utc') - (11 - number) * interval '1 week' as week, number
        from generate_series(0, 11) number),
    done as (
      select number, count(*)::int as done, percentile_cont('{0.5,0.85}'::float8[]) within group (order by days) as days
        from (
          select floor(date_part('epoch', t.done_at - start) / ${7 * 86_400})::int as number, date_part('epoch', t.done_at - t.created_at) / 86400 as days
            from tasks t${isAdmin ? '' : ' join projects p on p.id = t.project_id and p.project_manager_id = ?::uuid'},
                 (select (date_trunc('week', now() at time zone 'utc') - interval '11 weeks') at time zone 'utc' as start offset 0) weeks
           where t.done_at >= start and (?::uuid is null or t.project_id = ?::uuid)) each
       group by number)
    select to_char(week, 'YYYY-MM-DD') as "startsOn", coalesce(done, 0) as "done", ${days(1)} as "medianDays", ${days(2)} as "mostDays"
      from weeks left join done using (number)
     order by week`;
  const one = projectId ?? null;
  return em.execute<TaskWeek[]>(sql, [...(isAdmin ? [] : [viewer?.id ?? null]), one, one], readConnection);
}
