import * as z from 'zod/mini';

/** PostgreSQL cannot store the character NUL. */
const storable = z.refine<string>((value) => !value.includes('\0'), 'Please remove the invisible characters');
const atMost = (max: number) => z.maxLength(max, `Please keep this to ${max} characters`);
const orNull = z.transform((value: string) => (value === '' ? null : value));

/** Text that must be there: trimmed, not empty, of a bounded length. */
export const requiredText = (missing: string, max: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max), storable);

/** Text that may be absent; empty text is null. */
export const optionalText = (max: number) =>
  z.optional(z.nullable(z.pipe(z.string('Please enter text').check(z.trim(), atMost(max), storable), orNull)));

const webAddress = 'Please enter a valid web address';

/** An address of the web that may be absent; empty text is null. */
export const optionalWebAddress = z.optional(
  z.nullable(
    z.pipe(
      z.string(webAddress).check(
        z.trim(),
        z.refine((value) => value === '' || isWebAddress(value), webAddress),
        atMost(2048),
        storable,
      ),
      orNull,
    ),
  ),
);

/** Short words for finding a thing again: trimmed, without empty ones. */
export const optionalTags = z.optional(
  z.pipe(
    z
      .array(z.string('Please enter text').check(z.trim(), atMost(50), storable), 'Please enter a list')
      .check(z.maxLength(30, 'Please keep this to 30 entries')),
    z.transform((tags: string[]) => tags.filter((tag) => tag !== '')),
  ),
);

export const optionalFlag = z.optional(z.boolean('Please choose yes or no'));

export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
