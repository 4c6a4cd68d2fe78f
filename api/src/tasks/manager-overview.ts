import { isInAudience } from 'rules/audiences';
import { closedProjectStatuses, type ProjectStatus } from 'rules/projects';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { firstIdSql } from '#db/first-id-sql';
import { Project, ProjectStatusEnum } from '#projects/project.entity';
import { getAgencyDay as agencyDay } from '#agency-day';
import { totalsSql } from '#totals/definitions';

/** Why a project needs attention, in SQL. Its `project` is read by its id. */
@ObjectType({ description: 'A project that needs attention, and why', simpleResolvers: true })
export class ProjectAtRisk {
  @Field(() => Project, { description: 'The project' })
  project!: Project;

  @Field(() => ID, { description: "The project's id", deprecationReason: 'Use `project`' })
  id!: string;

  @Field({ description: "The project's title", deprecationReason: 'Use `project`' })
  title!: string;

  @Field(() => ProjectStatusEnum, { description: 'Project status', deprecationReason: 'Use `project`' })
  status!: ProjectStatus;

  @Field(() => Int, { description: 'Percent complete', deprecationReason: 'Use `project`' })
  progress!: number;

  @Field(() => Int, { description: 'Overdue tasks' })
  overdueTasks!: number;

  @Field({ description: 'Over four weeks old, neither completed nor canceled' })
  isAged!: boolean;

  @Field({ description: 'In testing, without activity for a week' })
  isQuietInTesting!: boolean;

  @Field({ description: 'In progress with open tasks, but none done for two weeks' })
  isStalled!: boolean;
}

@ObjectType({ description: "An overview of the viewer's managed projects", simpleResolvers: true })
export class ManagerOverview {
  @Field(() => Int, { description: 'Projects in progress' })
  active!: number;

  @Field(() => Int, { description: 'Completed projects' })
  completed!: number;

  @Field(() => Int, { description: 'Pending projects' })
  pending!: number;

  @Field(() => Int, { description: 'The number of projects at risk' })
  atRiskTotal!: number;

  @Field(() => [ProjectAtRisk], { description: 'Those with the most reasons first, at most 20' })
  atRisk!: ProjectAtRisk[];
}

const maxProjects = 20;
/** How many projects with the most overdue tasks are looked up before all others. */
const maxCandidates = 500;
const closedStatusesSql = closedProjectStatuses.map((status) => `'${status}'`).join(', ');
const today = `(select today from viewer)`;
const isAged = `p.created_at < now() - interval '4 weeks'`;
/* Not `exists`, for which PostgreSQL might scan the whole table once. */
const firstRowSql = (rows: string) => `(select 1 from ${rows} limit 1)`;
const isQuietSql = `p.status = 'testing' and ${firstRowSql(
  `activity a where a.project_id = p.id and a.id > ${firstIdSql("now() - interval '8 days'")} and a.created_at > now() - interval '7 days'`,
)} is null`;
const isStalled = `p.status = 'in_progress' and p.created_at < now() - interval '14 days'
  and ${firstRowSql(`tasks t where t.project_id = p.id and t.status <> 'done'`)} is not null
  and ${firstRowSql(`tasks t where t.project_id = p.id and t.done_at > now() - interval '14 days'`)} is null`;

/**
 * One statement, so that all figures are from the same snapshot. Every aged project is at risk: only the others are looked up one by one to
 * count them. A project has at most three reasons: the list needs other projects only if fewer than 20 have three.
 */
export async function readManagerOverview({ em, viewer }: Context): Promise<ManagerOverview> {
  const plansAll = isInAudience('admin', viewer);
  const mine = plansAll ? 'true' : 'p.project_manager_id = (select id from viewer)';
  const open = `p.status not in (${closedStatusesSql}) and ${mine}`;
  const counts = plansAll
    ? `select key[1] as status, count from ${totalsSql('projects')}`
    : `select status, count(*) from projects p where ${mine} group by 1`;
  const ofMine = plansAll ? '' : `and t.project_id in (select p.id from projects p where ${open})`;
  const sql = `
    with viewer as materialized (select ?::uuid as id, ?::date as today),
    counts as materialized (${counts}),
    young as materialized (select p.id from projects p where ${open} and not ${isAged}),
    worst as materialized (
      select p.id
        from (select t.project_id as id, count(*) as tasks from tasks t where t.status <> 'done' and t.due_on < ${today} ${ofMine}
               group by 1 order by 2 desc, 1 limit ${maxCandidates}) overdue join projects p on p.id = overdue.id
       where ${open} and ${isAged} and (${isQuietSql} or ${isStalled}) order by overdue.tasks desc, p.id limit ${maxProjects}),
    looked as (
      select p.*, ${isAged} as "isAged", ${isQuietSql} as "isQuietInTesting", ${isStalled} as "isStalled",
             (select count(*)::int from tasks t where t.project_id = p.id and t.status <> 'done' and t.due_on < ${today}) as "overdueTasks"
        from (
          select p.* from projects p
           where (select count(*) from worst) = ${maxProjects} and p.id = any(array(select id from worst union all select id from young))
          union all
          select p.* from projects p where (select count(*) from worst) < ${maxProjects} and ${open}) p
       offset 0),
    risky as materialized (
      select id, title, status, progress, "overdueTasks", "isAged", "isQuietInTesting", "isStalled",
             ("overdueTasks" > 0)::int + "isAged"::int + "isQuietInTesting"::int + "isStalled"::int as reasons
        from looked where "overdueTasks" > 0 or "isAged" or "isQuietInTesting" or "isStalled")
    select coalesce(sum(count) filter (where status = 'in_progress'), 0)::int as "active",
           coalesce(sum(count) filter (where status = 'completed'), 0)::int as "completed",
           coalesce(sum(count) filter (where status = 'pending'), 0)::int as "pending",
           (coalesce(sum(count) filter (where status not in (${closedStatusesSql})), 0) - (select count(*) from young)
             + (select count(*) from risky where not "isAged"))::int as "atRiskTotal",
           (select coalesce(json_agg(w order by w.reasons desc, w."overdueTasks" desc, w.id), '[]')
              from (select * from risky order by reasons desc, "overdueTasks" desc, id limit ${maxProjects}) w) as "atRisk"
      from counts`;
  const [overview] = await em.execute<ManagerOverview[]>(sql, [viewer?.id ?? null, agencyDay()], readConnection);
  if (!overview) throw new Error('A count without a row');
  return overview;
}
