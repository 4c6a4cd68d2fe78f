import * as z from 'zod/mini';
import { optionalFlag, optionalText, requiredText } from './text.ts';

const displayName = requiredText('Display name is required', 100);
const permissions = z.optional(
  z.array(requiredText('A permission needs a name', 100)).check(z.maxLength(50, 'Please keep this to 50 permissions')),
);

/** Specification part 2 §5. */
export const createContractorRoleRule = z.object({
  name: requiredText('Role name is required', 50).check(
    z.regex(/^[a-z_]+$/, 'Role name must be lowercase with underscores only'),
  ),
  displayName,
  description: optionalText(1000),
  permissions,
});
export type CreateContractorRoleInput = z.infer<typeof createContractorRoleRule>;

/** Changes a role; absent fields stay unchanged. The name is immutable, because people and invitations refer to it. */
export const updateContractorRoleRule = z.object({
  displayName: z.optional(displayName),
  description: optionalText(1000),
  permissions,
  isActive: optionalFlag,
});
export type UpdateContractorRoleInput = z.infer<typeof updateContractorRoleRule>;
