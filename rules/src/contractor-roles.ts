import * as z from 'zod/mini';
import { optionalText, requiredText } from './text.ts';

/** Specification part 2 §5. */
export const createContractorRoleRule = z.object({
  name: requiredText('Role name is required', 50).check(
    z.regex(/^[a-z_]+$/, 'Role name must be lowercase with underscores only'),
  ),
  displayName: requiredText('Display name is required', 100),
  description: optionalText(1000),
  permissions: z.optional(
    z
      .array(requiredText('A permission needs a name', 100))
      .check(z.maxLength(50, 'Please keep this to 50 permissions')),
  ),
});
export type CreateContractorRoleInput = z.infer<typeof createContractorRoleRule>;
