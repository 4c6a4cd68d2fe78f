import * as z from 'zod/mini';
import { perhapsWords, words } from './words.ts';

/** Specification part 2 §5. */
export const createContractorRoleRule = z.object({
  name: words('Role name is required', 50).check(
    z.regex(/^[a-z_]+$/, 'Role name must be lowercase with underscores only'),
  ),
  displayName: words('Display name is required', 100),
  description: perhapsWords(1000),
  permissions: z.optional(
    z.array(words('A permission needs a name', 100)).check(z.maxLength(50, 'At most 50 permissions')),
  ),
});
export type CreateContractorRoleInput = z.infer<typeof createContractorRoleRule>;
