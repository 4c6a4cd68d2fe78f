import { Field, Int, ObjectType } from 'type-graphql';
import { closedProjectStatuses } from 'rules/projects';
import type { Context } from '#context';
import { asRead } from '#db/as-read';

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

/** Specification part 2 §9: the condition on a project that is aged. */
export const isAged = `created_at < now() - interval '4 weeks'
  and status not in (${closedProjectStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Every figure in one statement, summed by the database: they belong to the same moment. */
export async function dashboardStats({ em }: Context): Promise<DashboardStats> {
  const sql = `
    select count(*) filter (where status = 'testing')::int as "projectsInTesting",
           count(*) filter (where status = 'in_progress')::int as "projectsInDev",
           count(*) filter (where ${isAged})::int as "agedProjects",
           count(*) filter (where status = 'completed')::int as "projectsInProd",
           (select coalesce(sum(amount), 0)::numeric(14, 2)::text from payouts where kind = 'support_residual') as "totalResidualsPaid",
           coalesce(sum(implementation_fee), 0)::numeric(14, 2)::text as "totalImplementationFees",
           (coalesce(sum(implementation_fee), 0) * 0.30)::numeric(14, 2)::text as "totalProfitAfterMargins"
      from projects`;
  const [stats] = await em.execute<DashboardStats[]>(sql, [], asRead);
  if (!stats) throw new Error('A sum without a row');
  return stats;
}
