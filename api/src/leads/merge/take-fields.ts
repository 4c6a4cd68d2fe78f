import { maxLeadNotesLength } from 'rules/leads';
import type { MergeableField } from 'rules/merge-leads';
import type { Lead } from '#leads/lead.entity';

const properties = {
  company_name: ['companyName'],
  contact_name: ['contactName'],
  contact_email: ['contactEmail'],
  contact_phone: ['contactPhone'],
  project_type: ['projectType'],
  budget: ['budget'],
  timeline: ['timeline'],
  status: ['status', 'closedAt', 'lostReason', 'lostNote'],
  owner: ['owner'],
  next_step: ['nextStep', 'nextStepDueOn'],
} as const satisfies Record<MergeableField, ReadonlyArray<keyof Lead>>;

/**
 * Takes these fields of the lead that is deleted. Notes are joined: those of neither are lost. Returns the other lead's notes if both
 * together are longer than notes may be.
 */
export function takeFields(
  lead: Lead,
  other: Lead,
  fields: readonly MergeableField[],
): { notesLeftOver: string | null } {
  for (const name of fields.flatMap((field): ReadonlyArray<keyof Lead> => properties[field]))
    Object.assign(lead, { [name]: other[name] });
  const notes = [...new Set([lead.notes, other.notes])].filter(Boolean).join('\n\n');
  if (notes.length > maxLeadNotesLength) return { notesLeftOver: other.notes };
  lead.notes = notes || null;
  return { notesLeftOver: null };
}
