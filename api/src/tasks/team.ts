import { belongsTo } from 'rules/audiences';
import { longestPage } from 'rules/paging';
import { closedProjectStatuses } from 'rules/projects';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { today } from '#tasks/today';

@ObjectType({ description: 'A contractor, and how much they have to do', simpleResolvers: true })
export class TeamMember {
  @Field(() => ID, { description: 'The id of the person' })
  id!: string;

  @Field({ description: 'First name' })
  firstName!: string;

  @Field({ description: 'Last name' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'What they are to the agency' })
  contractorRole!: string | null;

  @Field({ description: 'Whether they can sign in, and so be chosen for something new' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Projects that they work on and that are neither completed nor cancelled' })
  activeProjects!: number;

  @Field(() => Int, { description: 'Tasks of theirs that are not done, of the projects that who asks manages' })
  openTasks!: number;

  @Field(() => Int, { description: 'Those of them whose day is over' })
  overdueTasks!: number;

  @Field(() => String, { nullable: true, description: 'The first day that one of them is due, as in 2026-11-30' })
  nextDueOn!: string | null;
}

/** Every contractor by name. A person who is on a project twice counts it once. */
export async function team({ em, viewer }: Context): Promise<TeamMember[]> {
  const closed = closedProjectStatuses.map(() => '?').join(', ');
  const sql = `
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.contractor_role as "contractorRole",
           u.deactivated_at is null as "isActive",
           (select count(*)::int from projects p
             where u.id in (p.developer_id, p.tester_id, p.project_manager_id) and p.status not in (${closed})) as "activeProjects",
           coalesce(load."openTasks", 0) as "openTasks", coalesce(load."overdueTasks", 0) as "overdueTasks", load."nextDueOn"
      from users u left join (
        select t.assignee_id, count(*)::int as "openTasks", count(*) filter (where t.due_on < ?::date)::int as "overdueTasks",
               to_char(min(t.due_on), 'YYYY-MM-DD') as "nextDueOn"
          from tasks t join projects p on p.id = t.project_id and (?::boolean or p.project_manager_id = ?::uuid)
         where t.status <> 'done' group by t.assignee_id) load on load.assignee_id = u.id
     where u.role = 'contractor'
     order by u.last_name, u.first_name, u.id limit ${longestPage}`;
  const asker = [belongsTo('admin', viewer), viewer?.id ?? null];
  return em.execute<TeamMember[]>(sql, [...closedProjectStatuses, today(), ...asker], asRead);
}
