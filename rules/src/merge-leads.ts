import * as z from 'zod/mini';

/** What of two leads one chooses when they are merged. Notes, contact logs and enquiries of both are kept. */
export const mergeableFields = [
  'company_name',
  'contact_name',
  'contact_email',
  'contact_phone',
  'project_type',
  'budget',
  'timeline',
  'status',
  'owner',
  'next_step',
] as const;
export type MergeableField = (typeof mergeableFields)[number];

const field = 'Please select fields of a lead';
const version = z.optional(z.nullable(z.coerce.date('Please enter a date')));

export const mergeLeadsRule = z.object({
  otherId: z.uuid('Please select another lead'),
  fromOther: z.optional(
    z.array(z.enum(mergeableFields, field), field).check(z.maxLength(mergeableFields.length, field)),
  ),
  ifOtherUpdatedAt: version,
});
export type MergeLeadsInput = z.infer<typeof mergeLeadsRule>;
