import { Field, Int, ObjectType } from 'type-graphql';
import { closedProjectStatuses, type ProjectStatus } from 'rules/projects';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { MoneyScalar } from '#scalars';
import { totalsSql } from '#totals/definitions';

@ObjectType({ description: "The agency's figures across all projects", simpleResolvers: true })
export class DashboardStats {
  @Field(() => Int, { description: 'Projects in testing' })
  projectsInTesting!: number;

  @Field(() => Int, { description: 'Projects in progress' })
  projectsInDev!: number;

  @Field(() => Int, { description: 'Open projects created over four weeks ago' })
  agedProjects!: number;

  @Field(() => Int, { description: 'Completed projects' })
  projectsInProd!: number;

  @Field(() => MoneyScalar, { description: 'US dollars: support residuals paid to contractors' })
  totalResidualsPaid!: string;

  @Field(() => MoneyScalar, { description: 'US dollars: implementation fees' })
  totalImplementationFees!: string;

  @Field(() => MoneyScalar, { description: 'US dollars: 30% of the implementation fees' })
  totalProfitAfterMargins!: string;
}

const closedStatuses = closedProjectStatuses.map((status) => `'${status}'`).join(', ');
const countProjectsSql = (status: ProjectStatus) => `coalesce(sum(count) filter (where key[1] = '${status}'), 0)::int`;

/** Specification part 2 §9: when a project is aged. */
export const agedCondition = `created_at < now() - interval '4 weeks' and status not in (${closedStatuses})`;

/** The number of aged projects: all open projects minus the newer ones. */
export const agedCountSql = `
  (select coalesce(sum(count), 0) from ${totalsSql('projects')} where key[1] not in (${closedStatuses}))
    - (select count(*) from projects where status not in (${closedStatuses}) and created_at >= now() - interval '4 weeks')`;

/** Every figure in one statement, so that all are from the same moment. */
export async function getDashboardStats({ em }: Context): Promise<DashboardStats> {
  const sql = `
    select ${countProjectsSql('testing')} as "projectsInTesting", ${countProjectsSql('in_progress')} as "projectsInDev",
           (${agedCountSql})::int as "agedProjects", ${countProjectsSql('completed')} as "projectsInProd",
           (select coalesce(sum(amount), 0)::numeric(14, 2)::text from ${totalsSql('payouts')} where key[1] = 'support_residual') as "totalResidualsPaid",
           coalesce(sum(amount), 0)::numeric(14, 2)::text as "totalImplementationFees",
           (coalesce(sum(amount), 0) * 0.30)::numeric(14, 2)::text as "totalProfitAfterMargins"
      from ${totalsSql('projects')}`;
  const [stats] = await em.execute<DashboardStats[]>(sql, [], readConnection);
  if (!stats) throw new Error('A sum without a row');
  return stats;
}
