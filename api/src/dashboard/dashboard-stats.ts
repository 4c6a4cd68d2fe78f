import { Field, Int, ObjectType } from 'type-graphql';
import { closedProjectStatuses, type ProjectStatus } from 'rules/projects';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { totalsNamed } from '#totals/definitions';

@ObjectType({ description: "The agency's figures over all projects", simpleResolvers: true })
export class DashboardStats {
  @Field(() => Int, { description: 'Projects in testing' })
  projectsInTesting!: number;

  @Field(() => Int, { description: 'Projects in progress' })
  projectsInDev!: number;

  @Field(() => Int, { description: 'Projects made over four weeks ago that are neither completed nor cancelled' })
  agedProjects!: number;

  @Field(() => Int, { description: 'Completed projects' })
  projectsInProd!: number;

  @Field({ description: 'US dollars: what contractors were paid as support residuals' })
  totalResidualsPaid!: string;

  @Field({ description: 'US dollars: the implementation fees' })
  totalImplementationFees!: string;

  @Field({ description: 'US dollars: 30% of the implementation fees' })
  totalProfitAfterMargins!: string;
}

const closed = closedProjectStatuses.map((status) => `'${status}'`).join(', ');
const projectsWith = (status: ProjectStatus) => `coalesce(sum(count) filter (where key[1] = '${status}'), 0)::int`;

/** Specification part 2 §9: the condition on a project that is aged. */
export const isAged = `created_at < now() - interval '4 weeks' and status not in (${closed})`;

/** How many are aged: of the open projects all but the newest. */
export const agedCount = `
  (select coalesce(sum(count), 0) from ${totalsNamed('projects')} where key[1] not in (${closed}))
    - (select count(*) from projects where status not in (${closed}) and created_at >= now() - interval '4 weeks')`;

/** Every figure in one statement, summed by the database: they belong to the same moment. */
export async function dashboardStats({ em }: Context): Promise<DashboardStats> {
  const sql = `
    select ${projectsWith('testing')} as "projectsInTesting", ${projectsWith('in_progress')} as "projectsInDev",
           (${agedCount})::int as "agedProjects", ${projectsWith('completed')} as "projectsInProd",
           (select coalesce(sum(amount), 0)::numeric(14, 2)::text from ${totalsNamed('payouts')} where key[1] = 'support_residual') as "totalResidualsPaid",
           coalesce(sum(amount), 0)::numeric(14, 2)::text as "totalImplementationFees",
           (coalesce(sum(amount), 0) * 0.30)::numeric(14, 2)::text as "totalProfitAfterMargins"
      from ${totalsNamed('projects')}`;
  const [stats] = await em.execute<DashboardStats[]>(sql, [], asRead);
  if (!stats) throw new Error('A sum without a row');
  return stats;
}
