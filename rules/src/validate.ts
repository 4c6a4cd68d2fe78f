import type * as z from 'zod/mini';
import { toFieldErrors, type FieldErrors } from './field-errors.ts';

/** What a value is held against, such as each rule of this package: what it accepts is an `Output`. */
export type Rule<Output> = Pick<z.ZodMiniType<Output>, 'safeParse'>;

export type ValidationResult<Output> = { ok: true; data: Output } | { ok: false; fields: FieldErrors };

/** Holds a value against a rule, and answers the parsed value or a message for each faulty field. */
export function validate<Output>(rule: Rule<Output>, value: unknown): ValidationResult<Output> {
  const result = rule.safeParse(value);
  return result.success ? { ok: true, data: result.data } : { ok: false, fields: toFieldErrors(result.error) };
}
