import { belongsTo } from 'rules/audiences';
import { closedProjectStatuses, type ProjectStatus } from 'rules/projects';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { firstIdOf } from '#db/first-id-of';
import { ProjectStatusEnum } from '#projects/project.entity';
import { today } from '#tasks/today';

@ObjectType({ description: 'A project that needs a look, and why', simpleResolvers: true })
export class ProjectAtRisk {
  @Field(() => ID, { description: 'The id of the project' })
  id!: string;

  @Field({ description: 'What it is called' })
  title!: string;

  @Field(() => ProjectStatusEnum, { description: 'Project status' })
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

/** One statement, so that all figures are from the same snapshot. Tasks are counted once for all projects, not per project. */
export async function managerOverview({ em, viewer }: Context): Promise<ManagerOverview> {
  const plansAll = belongsTo('admin', viewer);
  const mine = plansAll ? 'true' : 'project_manager_id = ?::uuid';
  const withOpen = plansAll ? '' : 'join open on open.id = t.project_id';
  const sql = `
    with open as materialized (select id, status, created_at from projects where status not in (${closed}) and ${mine}),
    undone as (
      select t.project_id, count(*) filter (where t.due_on < ?::date)::int as overdue
        from tasks t ${withOpen} where t.status <> 'done' group by 1),
    finished as (
      select distinct t.project_id from tasks t ${withOpen} where t.done_at > now() - interval '14 days'),
    looked as (
      select open.id, coalesce(undone.overdue, 0) as "overdueTasks", open.created_at < now() - interval '4 weeks' as "isAged",
             open.status = 'testing' and latest.at is null as "isQuietInTesting",
             open.status = 'in_progress' and open.created_at < now() - interval '14 days'
               and undone.project_id is not null and finished.project_id is null as "isStalled"
        from open left join undone on undone.project_id = open.id left join finished on finished.project_id = open.id
        left join lateral (
          select a.created_at as at from activity a
           where open.status = 'testing' and a.project_id = open.id
             and a.id > ${firstIdOf("now() - interval '8 days'")} and a.created_at > now() - interval '7 days' limit 1) latest on true
       offset 0),
    risky as materialized (
      select *, ("overdueTasks" > 0)::int + "isAged"::int + "isQuietInTesting"::int + "isStalled"::int as reasons
        from looked where "overdueTasks" > 0 or "isAged" or "isQuietInTesting" or "isStalled"),
    worst as (
      select p.title, p.status, p.progress, r.* from (select * from risky order by reasons desc, "overdueTasks" desc, id limit 20) r
        join projects p on p.id = r.id)
    select count(*) filter (where status = 'in_progress')::int as "active",
           count(*) filter (where status = 'completed')::int as "completed",
           count(*) filter (where status = 'pending')::int as "pending",
           (select count(*) from risky)::int as "atRiskTotal",
           (select coalesce(json_agg(w order by w.reasons desc, w."overdueTasks" desc, w.id), '[]') from worst w) as "atRisk"
      from projects where ${mine}`;
  const asker = plansAll ? [] : [viewer?.id ?? null];
  const [overview] = await em.execute<ManagerOverview[]>(sql, [...asker, today(), ...asker], asRead);
  if (!overview) throw new Error('A count without a row');
  return overview;
}
