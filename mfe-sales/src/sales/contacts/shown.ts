import { type ContactKind, contactKinds } from 'rules/contacts';
import { type LeadStatus, leadStatuses } from 'rules/leads';

/** The contacts to show, as in the URL: all, one type, or leads of one status. */
export type Shown = ContactKind | LeadStatus | 'all';

export const shownAt = (word: string | null): Shown =>
  [...contactKinds, ...leadStatuses].find((name) => name === word) ?? 'all';

/** As variables of the contacts query. */
export function getFilter(shown: Shown): { kind: ContactKind | null; leadStatus: LeadStatus | null } {
  return {
    kind: contactKinds.find((name) => name === shown) ?? null,
    leadStatus: leadStatuses.find((name) => name === shown) ?? null,
  };
}
