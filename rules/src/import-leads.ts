import * as z from 'zod/mini';
import { createLeadRule } from './leads.ts';
import { optionalFlag } from './text.ts';

/** How many leads one import may have. */
export const maxImportedLeads = 500;

/** How large an import may be as JSON: a request may have 1 MB, some of which is the query. */
export const maxImportBytes = 1_000_000;

const size = `Please import 1 to ${maxImportedLeads} leads at a time`;

/** Leads from a file, each as in the lead form. */
export const importLeadsRule = z.object({
  leads: z.array(createLeadRule, size).check(z.minLength(1, size), z.maxLength(maxImportedLeads, size)),
  includeDuplicates: optionalFlag,
});
export type ImportLeadsInput = z.infer<typeof importLeadsRule>;
