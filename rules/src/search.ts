import * as z from 'zod/mini';
import { maxSearchLength } from './knowledge.ts';
import { oneLine } from './text.ts';

/** The search text of a list or choice. */
export const searchText = z.optional(
  z.nullable(
    z
      .string('Please enter text')
      .check(z.trim(), z.maxLength(maxSearchLength, `Please keep this to ${maxSearchLength} characters`), oneLine),
  ),
);

export const searchRule = z.object({ search: searchText });
