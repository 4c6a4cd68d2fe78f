import { type ContactKind, contactKinds } from 'rules/contacts';
import { type LeadStatus, leadStatuses } from 'rules/leads';

/** Which contacts are shown, as the address says it: one kind of them, or those whose lead stands somewhere. */
export type Shown = ContactKind | LeadStatus | 'everybody';

export const shownAt = (word: string | null): Shown =>
  [...contactKinds, ...leadStatuses].find((name) => name === word) ?? 'everybody';

/** The same as the list is asked for. */
export function getFilter(shown: Shown): { kind: ContactKind | null; leadStatus: LeadStatus | null } {
  return {
    kind: contactKinds.find((name) => name === shown) ?? null,
    leadStatus: leadStatuses.find((name) => name === shown) ?? null,
  };
}
