import * as z from 'zod/mini';

/** PostgreSQL keeps no NUL in a text. */
const withoutNul = z.refine<string>((text) => !text.includes('\0'), 'This text has a character that cannot be kept');

/** Words that somebody must write, trimmed. */
export const words = (missing: string, longest: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(longest, atMost(longest)), withoutNul);

/** Words that may be left out, trimmed. */
export const perhapsWords = (longest: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(longest, atMost(longest)), withoutNul)));

const atMost = (longest: number) => `At most ${longest} characters`;
