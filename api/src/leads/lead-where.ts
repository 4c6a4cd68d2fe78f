import type { LeadFilter, LeadOwnership } from 'rules/leads';
import type { Viewer } from '#access/viewer';
import { matchNothing, toContainsFilter, type Where } from '#db/where';
import type { Lead } from '#leads/lead.entity';

/** A filter for leads with every word of the search, whole or in part, a status and an owner. */
export function toLeadWhere({ search, status, owner }: LeadFilter, viewer: Viewer | null): Where<Lead> {
  const words = toSearchWords(search).map((word) => ({ searched: toContainsFilter(word) }));
  return { $and: [...words, ...(status ? [{ status }] : []), ...(owner ? [toOwnerWhere(owner, viewer)] : [])] };
}

function toOwnerWhere(owner: LeadOwnership, viewer: Viewer | null): Where<Lead> {
  if (owner === 'unassigned') return { owner: null };
  return viewer ? { owner: viewer.id } : matchNothing;
}

export const toSearchWords = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean);
