import type { LeadFilter } from 'rules/leads';
import { toContainsFilter, type Where } from '#db/where';
import type { Lead } from '#leads/lead.entity';

/** A filter for leads with every word of the search, whole or in part, and a status. */
export function toLeadWhere({ search, status }: LeadFilter): Where<Lead> {
  const words = toSearchWords(search).map((word) => ({ searched: toContainsFilter(word) }));
  return { $and: [...words, ...(status ? [{ status }] : [])] };
}

export const toSearchWords = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean);
