import { isInAudience } from 'rules/audiences';
import { closedProjectStatuses } from 'rules/projects';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { validate as isUuid } from 'uuid';
import { readConnection } from '#db/read-connection';
import { type Connection, createConnection, decodeCursor, Edge, getPageBounds, type PageArgs } from '#db/page';
import { toContainsFilter } from '#db/where';
import { malformedId } from '#errors';
import { DateScalar } from '#scalars';
import { getAgencyDay } from '#agency-day';
import type { TeamFilter } from '#tasks/tasks.inputs';
import { totalsSql } from '#totals/definitions';

@ObjectType({ description: 'A contractor and their workload', simpleResolvers: true })
export class TeamMember {
  @Field(() => ID, { description: "The person's id" })
  id!: string;

  @Field({ description: 'First name' })
  firstName!: string;

  @Field({ description: 'Last name' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Their contractor role' })
  contractorRole!: string | null;

  @Field({ description: 'Whether they are active, and can be assigned' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Their projects that are neither completed nor canceled' })
  activeProjects!: number;

  @Field(() => Int, { description: 'Their open tasks, in projects that the viewer manages' })
  openTasks!: number;

  @Field(() => Int, { description: 'Those of them that are overdue' })
  overdueTasks!: number;

  @Field(() => DateScalar, { nullable: true, description: 'The earliest due date of them, for example 2026-11-30' })
  nextDueOn!: string | null;
}

/**
 * Contractors that match a filter, by name. A project with two roles for a person counts once. Counts cover only the people of the page.
 */
export async function findTeam(
  { em, viewer }: Context,
  filter: TeamFilter,
  { first, after }: PageArgs,
): Promise<Connection<TeamMember>> {
  const { size, hasPreviousPage } = getPageBounds({ first, after });
  const { conditions, values } = toConditions(filter);
  if (after) {
    conditions.push('(u.last_name, u.first_name, u.id) > (?, ?, ?::uuid)');
    values.push(...(decodeCursor(after, ['text', 'text', 'uuid']) as string[]));
  }
  const plansAll = isInAudience('admin', viewer);
  const closed = closedProjectStatuses.map(() => '?').join(', ');
  const sql = `
    with members as materialized (
      select * from users u where ${conditions.join(' and ')} order by u.last_name, u.first_name, u.id limit ?),
    load as (
      select t.assignee_id, count(*)::int as "openTasks", count(*) filter (where t.due_on < ?::date)::int as "overdueTasks",
             to_char(min(t.due_on), 'YYYY-MM-DD') as "nextDueOn"
        from members m join tasks t on t.assignee_id = m.id ${plansAll ? '' : 'join projects p on p.id = t.project_id and p.project_manager_id = ?::uuid'}
       where t.status <> 'done' group by t.assignee_id)
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.contractor_role as "contractorRole",
           u.deactivated_at is null as "isActive",
           (select coalesce(sum(count), 0)::int from ${totalsSql('projects_of_people')}
             where key[1] = u.id::text and key[2] not in (${closed})) as "activeProjects",
           coalesce(load."openTasks", 0) as "openTasks", coalesce(load."overdueTasks", 0) as "overdueTasks", load."nextDueOn"
      from members u left join load on load.assignee_id = u.id
     order by u.last_name, u.first_name, u.id`;
  const members = await em.execute<TeamMember[]>(
    sql,
    [...values, size + 1, getAgencyDay(), ...(plansAll ? [] : [viewer?.id ?? null]), ...closedProjectStatuses],
    readConnection,
  );
  const edges = members
    .slice(0, size)
    .map((member) => new Edge(member, [member.lastName, member.firstName, member.id]));
  return createConnection(edges, { hasPreviousPage, hasNextPage: members.length > size });
}

function toConditions({ search, id, isActive }: TeamFilter): { conditions: string[]; values: string[] } {
  const conditions = ["u.role = 'contractor'"];
  const values: string[] = [];
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    conditions.push('(u.first_name ilike ? or u.last_name ilike ? or u.email ilike ?)');
    const { $ilike } = toContainsFilter(word);
    values.push($ilike, $ilike, $ilike);
  }
  if (id != null) {
    if (!isUuid(id)) throw malformedId();
    conditions.push('u.id = ?::uuid');
    values.push(id);
  }
  if (isActive != null) conditions.push(`u.deactivated_at is ${isActive ? '' : 'not '}null`);
  return { conditions, values };
}
