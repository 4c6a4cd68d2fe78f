import type { LeadFilter } from 'rules/leads';
import { containing, type Where } from '#db/where';
import type { Lead } from '#leads/lead.entity';

/** The leads that have every word of the search, whole or in part, and stand where it says. */
export function filtered({ search, status }: LeadFilter): Where<Lead> {
  const words = toWords(search).map((word) => ({ searched: containing(word) }));
  return { $and: [...words, ...(status ? [{ status }] : [])] };
}

export const toWords = (search: string | null | undefined): string[] => (search ?? '').split(/\s+/).filter(Boolean);
