import { type ContactKind, contactKinds } from 'rules/contacts';
import { type LeadStatus, leadStatuses } from 'rules/leads';

/** The contacts to show, as in the URL: all, one type, or leads of one status. */
export type ContactFilter = ContactKind | LeadStatus | 'all';

export const parseContactFilter = (value: string | null): ContactFilter =>
  [...contactKinds, ...leadStatuses].find((name) => name === value) ?? 'all';

/** As variables of the contacts query. */
export function toQueryFilter(filter: ContactFilter): { kind: ContactKind | null; leadStatus: LeadStatus | null } {
  return {
    kind: contactKinds.find((name) => name === filter) ?? null,
    leadStatus: leadStatuses.find((name) => name === filter) ?? null,
  };
}
