import * as z from 'zod/mini';
import { roles } from './people.ts';

/** Changes a person's role. Contractor roles are built in or defined by an administrator. */
export const changeUserRoleRule = z
  .object({
    role: z.enum(roles, 'Please select a role'),
    contractorRole: z.optional(
      z.nullable(
        z
          .string('Please select a contractor role')
          .check(
            z.maxLength(50, 'Please keep this to 50 characters'),
            z.regex(/^[a-z_]+$/, 'Role name must be lowercase with underscores only'),
          ),
      ),
    ),
  })
  .check(
    z.refine(({ role, contractorRole }) => role === 'contractor' || contractorRole == null, {
      path: ['contractorRole'],
      error: 'Only contractors can have a contractor role',
    }),
  );
export type ChangeUserRole = z.infer<typeof changeUserRoleRule>;
