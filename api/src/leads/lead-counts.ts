import { Field, Int, ObjectType } from 'type-graphql';
import { type LeadFilter, type LeadStatus, leadStatuses } from 'rules/leads';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { toContainsFilter } from '#db/where';
import { toSearchWords } from '#leads/lead-where';
import { LeadStatusEnum } from '#leads/lead.entity';
import { totalsSql } from '#totals/definitions';

@ObjectType({ description: 'How many leads have a status', simpleResolvers: true })
export class LeadCount {
  @Field(() => LeadStatusEnum, { description: 'Status' })
  status!: LeadStatus;

  @Field(() => Int, { description: 'Number of leads' })
  count!: number;
}

/** How many leads match a filter for each status, in sales order: zero for every status but the filter's. */
export async function countLeads(
  { em, viewer }: Context,
  { search, status: only, owner }: LeadFilter,
): Promise<LeadCount[]> {
  const patterns = toSearchWords(search).map((word) => toContainsFilter(word).$ilike);
  const owners = owner === 'mine' ? [viewer?.id ?? null] : [];
  const conditions = [
    ...patterns.map(() => 'searched ilike ?'),
    ...(owner === 'mine' ? ['owner_id = ?'] : []),
    ...(owner === 'unassigned' ? ['owner_id is null'] : []),
  ];
  const sql =
    conditions.length > 0
      ? `select status, count(*)::int as count from leads where ${conditions.join(' and ')} group by status`
      : `select key[2] as status, sum(count)::int as count from ${totalsSql('leads_created')} group by 1`;
  const found = await em.execute<LeadCount[]>(sql, [...patterns, ...owners], readConnection);
  const matching = only ? found.filter(({ status }) => status === only) : found;
  return leadStatuses.map((status) => matching.find((row) => row.status === status) ?? { status, count: 0 });
}
