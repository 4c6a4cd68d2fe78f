import type { EntityManager } from '@mikro-orm/postgresql';
import { getLeadKeys, type LeadKeys, type LeadMatchReason } from 'rules/lead-matches';
import type { readConnection } from '#db/read-connection';
import { companyAndContactSql, phoneDigitsSql } from '#leads/duplicates/match-keys-sql';

interface FoundMatch {
  row: number;
  id: string;
  reason: LeadMatchReason;
}

const byReasonSql = (reason: LeadMatchReason, rank: number, condition: string) =>
  `(select l.id, '${reason}' as reason, ${rank} as rank from leads l
     where ${condition} and l.id is distinct from excepted.id order by l.id desc limit 1)`;

/** Each candidate's newest match, by the surest reason. Each branch reads an index. */
const matchesSql = `
  select candidate.row, found.id, found.reason
    from jsonb_to_recordset(?::jsonb) candidate(row int, email text, phone text, company text, contact text),
    (select ?::uuid as id) excepted
    cross join lateral (
      ${byReasonSql('email', 1, 'l.contact_email = candidate.email')}
      union all ${byReasonSql('phone', 2, `${phoneDigitsSql('l')} = candidate.phone`)}
      union all ${byReasonSql('name', 3, `${companyAndContactSql('l')} = (candidate.company, candidate.contact)`)}
      order by rank limit 1
    ) found
   order by candidate.row`;

/** The existing lead that each of these leads duplicates, if there is one. */
export async function findLeadMatches(
  em: EntityManager,
  candidates: readonly LeadKeys[],
  { exceptId, connection }: { exceptId?: string | null; connection?: typeof readConnection } = {},
): Promise<FoundMatch[]> {
  const rows = candidates.map((candidate, row) => {
    const { email, phone, name } = getLeadKeys(candidate);
    return { row, email, phone, company: name?.[0], contact: name?.[1] };
  });
  return em.execute<FoundMatch[]>(matchesSql, [JSON.stringify(rows), exceptId ?? null], connection ?? {});
}
