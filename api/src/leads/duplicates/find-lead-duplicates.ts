import { type LeadMatchReason, leadMatchReasons, minPhoneDigits } from 'rules/lead-matches';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { companyAndContactSql, phoneDigitsSql } from '#leads/duplicates/match-keys-sql';

/** How many pairs are listed: after a merge, others take their place. */
export const maxLeadDuplicates = 50;

export interface DuplicateIds {
  reason: LeadMatchReason;
  lead: string;
  duplicate: string;
}

const keys: Record<LeadMatchReason, { key: (table: string) => string; where: string }> = {
  email: { key: (table) => `${table}.contact_email`, where: 'true' },
  phone: { key: phoneDigitsSql, where: `length(${phoneDigitsSql('leads')}) >= ${minPhoneDigits}` },
  name: { key: companyAndContactSql, where: 'true' },
};

/**
 * Every two open leads that share a key, except those that someone has dismissed. Closed ones are left out: a client may come back with
 * another project. The newest of them are compared first, each by an index, until there are enough pairs: a group of thousands makes
 * millions.
 */
const pairsSql = leadMatchReasons
  .map((reason, rank) => {
    const { key, where } = keys[reason];
    return `(select ${rank} as rank, '${reason}' as reason, older.id as lead, newer.id as duplicate
      from (select id, contact_email, contact_phone, company_name, contact_name, count(*) over (partition by ${key('leads')}) as same
              from leads where closed_at is null and ${where}) newer
      cross join lateral (
        select id from leads where ${key('leads')} = ${key('newer')} and id < newer.id and closed_at is null
          and not exists (select from lead_duplicate_dismissals d where d.lead_id = leads.id and d.duplicate_id = newer.id)
        order by id limit ${maxLeadDuplicates}) older
      where newer.same > 1 order by newer.id desc, older.id limit ${maxLeadDuplicates})`;
  })
  .join(' union all ');

/** Pairs of open leads that may be the same, the newest first, each by the surest reason. */
export async function findLeadDuplicates({ em }: Context): Promise<DuplicateIds[]> {
  const sql = `select reason, lead, duplicate from (
      select distinct on (lead, duplicate) * from (${pairsSql}) pairs order by lead, duplicate, rank) pairs
    order by duplicate desc, lead limit ${maxLeadDuplicates}`;
  return em.execute<DuplicateIds[]>(sql, [], readConnection);
}
