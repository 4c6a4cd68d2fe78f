import * as z from 'zod/mini';
import { leadStatuses } from './leads.ts';
import { optionalText } from './text.ts';

/** A contact's relation to the agency: a client, a lead, or both. */
export const contactKinds = ['client', 'lead'] as const;
export type ContactKind = (typeof contactKinds)[number];

export const maxContactSearchLength = 200;

/** Filters contacts. */
export const findContactsRule = z.object({
  search: optionalText(maxContactSearchLength),
  kind: z.optional(z.nullable(z.enum(contactKinds, 'Please select a kind'))),
  leadStatus: z.optional(z.nullable(z.enum(leadStatuses, 'Please select a status'))),
});
export type FindContacts = z.infer<typeof findContactsRule>;
