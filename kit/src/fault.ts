import type { FieldErrors } from 'rules/field-errors';

/** What went wrong, in the API's own words (its closed list of codes), whichever way the request went out. */
export interface Fault {
  code: string;
  message: string;
  fields: FieldErrors;
}

/** Reads the fault out of what a request threw: kit/request's error, or Apollo's with its list of GraphQL errors. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
