import * as z from 'zod/mini';
import { roles } from './people.ts';
import { searchText } from './search.ts';

/** The status of an account. */
export const accountStatuses = ['open', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Filters accounts. */
export const findUsersRule = z.object({
  search: searchText,
  role: z.optional(z.nullable(z.enum(roles, 'Please select a role'))),
  standing: z.optional(z.nullable(z.enum(accountStatuses, 'Please select open or closed'))),
});
export type FindUsers = z.infer<typeof findUsersRule>;
