import { Field, Int, ObjectType } from 'type-graphql';
import { type LeadStatus, leadStatuses } from 'rules/leads';
import type { Context } from '#context';
import { asRead } from '#db/as-read';
import { containing } from '#db/where';
import { toWords } from '#leads/lead-filter';
import { LeadStatusEnum } from '#leads/lead.entity';
import { totalsNamed } from '#totals/definitions';

@ObjectType({ description: 'How many leads stand at a status', simpleResolvers: true })
export class LeadCount {
  @Field(() => LeadStatusEnum, { description: 'Which' })
  status!: LeadStatus;

  @Field(() => Int, { description: 'How many' })
  count!: number;
}

/** How many leads a search finds at each status, in the order of a sale. */
export async function leadCounts({ em }: Context, search: string | null | undefined): Promise<LeadCount[]> {
  const patterns = toWords(search).map((word) => containing(word).$ilike);
  const where = patterns.map(() => 'searched ilike ?').join(' and ');
  const sql =
    patterns.length > 0
      ? `select status, count(*)::int as count from leads where ${where} group by status`
      : `select key[2] as status, sum(count)::int as count from ${totalsNamed('leads_created')} group by 1`;
  const found = await em.execute<LeadCount[]>(sql, patterns, asRead);
  return leadStatuses.map((status) => found.find((row) => row.status === status) ?? { status, count: 0 });
}
