import { belongsTo } from 'rules/audiences';
import { closedProjectStatuses, type ProjectStatus } from 'rules/projects';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { ProjectStatusEnum } from '#projects/project.entity';
import { today } from '#tasks/today';

@ObjectType({ description: 'A project that needs a look, and why', simpleResolvers: true })
export class ProjectAtRisk {
  @Field(() => ID, { description: 'The id of the project' })
  id!: string;

  @Field({ description: 'What it is called' })
  title!: string;

  @Field(() => ProjectStatusEnum, { description: 'Where it stands' })
  status!: ProjectStatus;

  @Field(() => Int, { description: 'Percent complete' })
  progress!: number;

  @Field(() => Int, { description: 'Tasks whose day is over and that are not done' })
  overdueTasks!: number;

  @Field({ description: 'Over four weeks old, neither completed nor cancelled' })
  isAged!: boolean;

  @Field({ description: 'In testing, and nothing happened to it for a week' })
  isQuietInTesting!: boolean;

  @Field({ description: 'In progress with tasks to do, and none was done for two weeks' })
  isStalled!: boolean;
}

@ObjectType({ description: 'The projects that one manages at a glance', simpleResolvers: true })
export class ManagerOverview {
  @Field(() => Int, { description: 'Projects in progress' })
  active!: number;

  @Field(() => Int, { description: 'Completed projects' })
  completed!: number;

  @Field(() => Int, { description: 'Pending projects' })
  pending!: number;

  @Field(() => Int, { description: 'How many projects are at risk' })
  atRiskTotal!: number;

  @Field(() => [ProjectAtRisk], { description: 'Those with most reasons first, at most 20' })
  atRisk!: ProjectAtRisk[];
}

const closed = closedProjectStatuses.map((status) => `'${status}'`).join(', ');

/** Everything in one statement: the figures belong to the same moment. */
export async function managerOverview({ em, viewer }: Context): Promise<ManagerOverview> {
  const sql = `
    with mine as (select id, title, status, progress, created_at from projects where ?::boolean or project_manager_id = ?::uuid),
    looked as (
      select m.id, m.title, m.status, m.progress,
             (select count(*) from tasks t where t.project_id = m.id and t.status <> 'done' and t.due_on < ?::date)::int as "overdueTasks",
             m.created_at < now() - interval '4 weeks' as "isAged",
             m.status = 'testing' and not exists (
               select 1 from activity a where a.project_id = m.id and a.created_at > now() - interval '7 days') as "isQuietInTesting",
             m.status = 'in_progress' and m.created_at < now() - interval '14 days'
               and exists (select 1 from tasks t where t.project_id = m.id and t.status <> 'done')
               and not exists (select 1 from tasks t where t.project_id = m.id and t.done_at > now() - interval '14 days') as "isStalled"
        from mine m where m.status not in (${closed})),
    risky as (
      select *, ("overdueTasks" > 0)::int + "isAged"::int + "isQuietInTesting"::int + "isStalled"::int as reasons
        from looked where "overdueTasks" > 0 or "isAged" or "isQuietInTesting" or "isStalled"),
    worst as (select * from risky order by reasons desc, "overdueTasks" desc, id limit 20)
    select count(*) filter (where status = 'in_progress')::int as "active",
           count(*) filter (where status = 'completed')::int as "completed",
           count(*) filter (where status = 'pending')::int as "pending",
           (select count(*) from risky)::int as "atRiskTotal",
           (select coalesce(json_agg(w order by w.reasons desc, w."overdueTasks" desc, w.id), '[]') from worst w) as "atRisk"
      from mine`;
  const [overview] = await em.execute<ManagerOverview[]>(
    sql,
    [belongsTo('admin', viewer), viewer?.id ?? null, today()],
    asRead,
  );
  if (!overview) throw new Error('A count without a row');
  return overview;
}
