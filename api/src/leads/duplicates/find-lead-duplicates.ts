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

const keys: Record<LeadMatchReason, { key: string; where: string }> = {
  email: { key: 'contact_email', where: 'true' },
  phone: { key: phoneDigitsSql('leads'), where: `length(${phoneDigitsSql('leads')}) >= ${minPhoneDigits}` },
  name: { key: companyAndContactSql('leads'), where: 'true' },
};

/** The two oldest of the open leads that share a key. Closed ones are left out: a client may come back with another project. */
const pairsSql = leadMatchReasons
  .map((reason, rank) => {
    const { key, where } = keys[reason];
    return `(select ${rank} as rank, '${reason}' as reason, (array_agg(id order by id))[1] as lead, (array_agg(id order by id))[2] as duplicate
      from leads where closed_at is null and ${where} group by ${key} having count(*) > 1 order by (array_agg(id order by id desc))[1] desc limit ${maxLeadDuplicates})`;
  })
  .join(' union all ');

/** Pairs of open leads that may be the same, the newest first, each by the surest reason. */
export async function findLeadDuplicates({ em }: Context): Promise<DuplicateIds[]> {
  const sql = `select reason, lead, duplicate from (
      select distinct on (lead, duplicate) * from (${pairsSql}) pairs order by lead, duplicate, rank) pairs
    order by duplicate desc, lead limit ${maxLeadDuplicates}`;
  return em.execute<DuplicateIds[]>(sql, [], readConnection);
}
