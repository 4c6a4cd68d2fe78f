import type * as z from 'zod/mini';
import { toFieldErrors, type FieldErrors } from './field-errors.ts';

/** A rule, such as those of this package, whose parsed value is an `Output`. */
export type Rule<Output> = Pick<z.ZodMiniType<Output>, 'safeParse'>;

export type ValidationResult<Output> = { ok: true; data: Output } | { ok: false; fields: FieldErrors };

/** Validates a value. Returns the parsed value, or a message per invalid field. */
export function validate<Output>(rule: Rule<Output>, value: unknown): ValidationResult<Output> {
  const result = rule.safeParse(value);
  return result.success ? { ok: true, data: result.data } : { ok: false, fields: toFieldErrors(result.error) };
}
