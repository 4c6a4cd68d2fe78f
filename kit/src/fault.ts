import type { FieldErrors } from 'rules/field-errors';

/** An error with one of the API's codes (a closed list), whichever client sent the request. */
export interface Fault {
  code: string;
  message: string;
  fields: FieldErrors;
}

/** Converts a thrown error: kit/request's, or Apollo's with its list of GraphQL errors. */
export function toFault(error: unknown): Fault {
  if (!isRecord(error)) return { code: 'INTERNAL', message: String(error), fields: {} };
  const first = Array.isArray(error.errors) ? error.errors[0] : undefined;
  const source = isRecord(first)
    ? { message: first.message, ...(isRecord(first.extensions) ? first.extensions : {}) }
    : error;
  return {
    code: typeof source.code === 'string' ? source.code : 'NETWORK',
    message: typeof source.message === 'string' ? source.message : '',
    fields: isRecord(source.fields) ? (source.fields as FieldErrors) : {},
  };
}

/** Whether there is no such thing, or the viewer may not see it. Includes malformed ids of mistyped URLs. */
export const isNotFound = (error: unknown): boolean =>
  ['NOT_FOUND', 'MALFORMED_REQUEST', 'BAD_USER_INPUT'].includes(toFault(error).code);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
