import type * as z from 'zod/mini';

/** Field name to message, the shape of `fields` in every error reply. */
export type FieldErrors = Record<string, string>;

/** The first message per field; errors of the whole object have the empty name. */
export function toFieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}
