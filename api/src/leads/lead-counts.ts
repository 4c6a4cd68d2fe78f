import { Field, Int, ObjectType } from 'type-graphql';
import { type LeadStatus, leadStatuses } from 'rules/leads';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { containing } from '#db/where';
import { wordsOf } from '#leads/lead-filter';
import { LeadStatusEnum } from '#leads/lead.entity';

@ObjectType({ description: 'How many leads stand at a status', simpleResolvers: true })
export class LeadCount {
  @Field(() => LeadStatusEnum, { description: 'Which' })
  status!: LeadStatus;

  @Field(() => Int, { description: 'How many' })
  count!: number;
}

/** How many leads a search finds at each status, in the order of a sale. */
export async function leadCounts({ em }: Context, search: string | null | undefined): Promise<LeadCount[]> {
  const patterns = wordsOf(search).map((word) => containing(word).$ilike);
  const where = ['true', ...patterns.map(() => 'searched ilike ?')].join(' and ');
  const found = await em.execute<LeadCount[]>(
    `select status, count(*)::int as count from leads where ${where} group by status`,
    patterns,
    asRead,
  );
  return leadStatuses.map((status) => found.find((row) => row.status === status) ?? { status, count: 0 });
}
