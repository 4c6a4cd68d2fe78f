import * as z from 'zod/mini';

export const dismissLeadDuplicateRule = z.object({ otherId: z.uuid('Please select another lead') });
export type DismissLeadDuplicateInput = z.infer<typeof dismissLeadDuplicateRule>;
