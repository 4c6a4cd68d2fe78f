import { Field, Int, ObjectType } from 'type-graphql';
import { type Role, roles } from 'rules/people';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { RoleEnum } from '#people/user.entity';

@ObjectType({ description: 'Number of accounts with a role', simpleResolvers: true })
export class RoleCount {
  @Field(() => RoleEnum, { description: 'The role' })
  role!: Role;

  @Field(() => Int, { description: 'Active accounts' })
  active!: number;

  @Field(() => Int, { description: 'Deactivated accounts' })
  closed!: number;
}

@ObjectType({ description: 'Accounts and open invitations of the agency', simpleResolvers: true })
export class PeopleCounts {
  @Field(() => [RoleCount], { description: 'Counts for every role' })
  roles!: RoleCount[];

  @Field(() => Int, { description: 'Invitations that can still be accepted' })
  openInvitations!: number;
}

/** One statement, so that all counts are from the same moment. */
const sql = `
  select (select count(*)::int from invitations
           where used_at is null and revoked_at is null and expires_at > now()) as "openInvitations",
         coalesce((select jsonb_agg(each) from (
           select role, count(*) filter (where deactivated_at is null)::int as active, count(deactivated_at)::int as closed
             from users group by role) as each), '[]') as roles`;

export async function getPeopleCounts({ em }: Pick<Context, 'em'>): Promise<PeopleCounts> {
  const [counts] = await em.execute<PeopleCounts[]>(sql, [], readConnection);
  if (!counts) throw new Error('A sum without a row');
  const known = new Map(counts.roles.map((each) => [each.role, each]));
  return { ...counts, roles: roles.map((role) => known.get(role) ?? { role, active: 0, closed: 0 }) };
}
