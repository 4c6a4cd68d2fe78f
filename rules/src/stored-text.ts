import * as z from 'zod/mini';

interface Bounds {
  /** The message for an absent or too short text. */
  message: string;
  min?: number;
  max: number;
}

const tooLong = (max: number) => `Please use at most ${max} characters`;
const unstorable = 'Please remove the control characters';

/** One line that is kept: trimmed, bounded, and without what the database cannot store (NUL, half a surrogate pair). */
export const lineOf = ({ message, min = 1, max }: Bounds) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, message),
      z.maxLength(max, tooLong(max)),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, unstorable),
    );

/** The same over several lines. */
export const textOf = ({ message, min = 1, max }: Bounds) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, message),
      z.maxLength(max, tooLong(max)),
      z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, unstorable),
    );

/** A field that may be left out: absent, null or empty. */
export const maybe = <Rule extends z.ZodMiniType<string>>(rule: Rule) => z.optional(z.nullable(rule));

/** An e-mail address, compared and kept in lower case. 254 characters is what a mail server takes (RFC 5321). */
export const emailOf = (message: string) =>
  z.string(message).check(z.trim(), z.toLowerCase(), z.email(message), z.maxLength(254, tooLong(254)));
