import { Field, Int, ObjectType } from 'type-graphql';
import { closedProjectStatuses } from 'rules/projects';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { Figure, toFigure } from '#sample-figures/figure';
import { MoneyScalar } from '#scalars';

@ObjectType({ description: "A client's figures across all of their projects", simpleResolvers: true })
export class ClientSummary {
  @Field(() => Int, { description: 'Projects that are neither completed nor canceled' })
  activeProjects!: number;

  @Field(() => MoneyScalar, {
    description: 'US dollars: the implementation fees, paid or not',
    deprecationReason: 'Use `balances`, which has what was paid',
  })
  totalInvested!: string;

  @Field(() => MoneyScalar, { description: 'US dollars a month: the support fees' })
  monthlySupport!: string;

  @Field(() => Figure, { description: 'US dollars; not backed by records yet, so a sample or zero' })
  moneySaved!: Figure;
}

/** Specification part 1 §2.10. Summed in the database, since a client can have more projects than a page. */
export async function readClientSummary({ em, viewer, settings }: Context): Promise<ClientSummary> {
  const closed = closedProjectStatuses.map(() => '?').join(', ');
  const sql = `
    select count(*) filter (where status not in (${closed}))::int as "activeProjects",
           coalesce(sum(implementation_fee), 0)::numeric(14, 2)::text as "totalInvested",
           coalesce(sum(monthly_support_fee), 0)::numeric(14, 2)::text as "monthlySupport"
      from projects where client_id = ?`;
  const [sums] = await em.execute<Array<Omit<ClientSummary, 'moneySaved'>>>(
    sql,
    [...closedProjectStatuses, viewer?.id],
    readConnection,
  );
  if (!sums) throw new Error('A sum without a row');
  return { ...sums, moneySaved: toFigure(null, 'moneySaved', settings) };
}
