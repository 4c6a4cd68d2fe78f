import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** What an entry of a lead's contact log records. */
export const leadLogKinds = ['email', 'call', 'meeting', 'note'] as const;
export type LeadLogKind = (typeof leadLogKinds)[number];

export const addLeadLogEntryRule = z.object({
  kind: z.enum(leadLogKinds, 'Please select a kind'),
  text: requiredText('Please enter what was said', 10_000),
  happenedAt: z.optional(z.nullable(z.coerce.date('Please enter a date'))),
});
export type AddLeadLogEntryInput = z.infer<typeof addLeadLogEntryRule>;
