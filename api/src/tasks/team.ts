import { Field, ID, Int, ObjectType } from 'type-graphql';
import { longestPage } from 'rules/paging';
import { closedProjectStatuses } from 'rules/projects';
import type { Context } from '#context';

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

  @Field(() => Int, { description: 'Projects that they work on and that are neither completed nor cancelled' })
  activeProjects!: number;
}

/** Every contractor by name. A person who is on a project twice counts it once. */
export async function team({ em }: Context): Promise<TeamMember[]> {
  const closed = closedProjectStatuses.map(() => '?').join(', ');
  const sql = `
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.contractor_role as "contractorRole",
           (select count(*)::int from projects p
             where u.id in (p.developer_id, p.tester_id, p.project_manager_id) and p.status not in (${closed})) as "activeProjects"
      from users u where u.role = 'contractor'
     order by u.last_name, u.first_name, u.id limit ${longestPage}`;
  return em.execute<TeamMember[]>(sql, [...closedProjectStatuses]);
}
