import * as z from 'zod/mini';
import { longestSearch } from './knowledge.ts';
import { roles } from './people.ts';
import { oneLine } from './text.ts';

/** How it stands with an account. */
export const userStandings = ['open', 'closed'] as const;
export type UserStanding = (typeof userStandings)[number];

/** Which accounts somebody looks for. */
export const findUsersRule = z.object({
  search: z.optional(
    z.nullable(
      z
        .string('Please enter text')
        .check(z.trim(), z.maxLength(longestSearch, `Please keep this to ${longestSearch} characters`), oneLine),
    ),
  ),
  role: z.optional(z.nullable(z.enum(roles, 'Please select a role'))),
  standing: z.optional(z.nullable(z.enum(userStandings, 'Please select open or closed'))),
});
export type FindUsers = z.infer<typeof findUsersRule>;
