import { isInAudience } from 'rules/audiences';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { readConnection } from '#db/read-connection';
import { toUuidArray } from '#db/uuid-array';
import { DateScalar } from '#scalars';
import { getAgencyDay } from '#agency-day';

/** The weeks of a load, with the current one. */
export const loadWeekCount = 6;

@ObjectType({ description: "A contractor's open tasks that are due in one week", simpleResolvers: true })
export class LoadWeek {
  @Field(() => DateScalar, { description: 'Its Monday, for example 2026-11-30' })
  startsOn!: string;

  @Field(() => Int, { description: 'Tasks that are due in it, in projects that the viewer manages' })
  dueTasks!: number;

  @Field(() => Int, { description: 'The minutes that are planned for them' })
  timeboxMinutes!: number;
}

interface LoadRow {
  id: string;
  weeks: LoadWeek[];
}

/** For all people of a page in one statement, which reads an index of the undone tasks by assignee and due date. */
const load = createBatchLoader(async ({ em, viewer }: Context, ids) => {
  const plansAll = isInAudience('admin', viewer);
  const sql = `
    with weeks as materialized (
      select date_trunc('week', ?::date)::date + 7 * number as starts_on from generate_series(0, ${loadWeekCount - 1}) number),
    due as (
      select t.assignee_id, date_trunc('week', t.due_on)::date as starts_on, count(*)::int as tasks,
             coalesce(sum(t.timebox_minutes), 0)::int as minutes
        from tasks t ${plansAll ? '' : 'join projects p on p.id = t.project_id and p.project_manager_id = ?::uuid'}
       where t.assignee_id = any(?::uuid[]) and t.status <> 'done'
         and t.due_on >= (select min(starts_on) from weeks) and t.due_on < (select max(starts_on) + 7 from weeks)
       group by 1, 2)
    select person.id, json_agg(json_build_object('startsOn', to_char(w.starts_on, 'YYYY-MM-DD'),
             'dueTasks', coalesce(due.tasks, 0), 'timeboxMinutes', coalesce(due.minutes, 0)) order by w.starts_on) as weeks
      from unnest(?::uuid[]) person(id) cross join weeks w
      left join due on due.assignee_id = person.id and due.starts_on = w.starts_on
     group by person.id`;
  const people = toUuidArray(ids);
  const rows = await em.execute<LoadRow[]>(
    sql,
    [getAgencyDay(), ...(plansAll ? [] : [viewer?.id ?? null]), people, people],
    readConnection,
  );
  return new Map(rows.map(({ id, weeks }) => [id, weeks]));
});

/** The open tasks of a person that are due in each of the next weeks. */
export const readLoadWeeks = async (context: Context, id: string): Promise<LoadWeek[]> =>
  (await load(context, id)) ?? [];
