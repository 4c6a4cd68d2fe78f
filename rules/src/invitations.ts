import * as z from 'zod/mini';
import { roles } from './people.ts';
import { emailRule, lineRule, optionalText } from './text.ts';

/** The status of an invitation. Only a pending one can be redeemed. */
export const invitationStatuses = ['pending', 'used', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** How long an invitation is valid (specification part 1 §9). */
export const invitationHours = 72;

/** Shown at the email of an invitation that no one could redeem. */
export const accountExistsMessage =
  'An account with this email already exists. You can change its role in the list of users';

/** The contractor roles that can always be invited (specification part 1 §3); others need an active record. */
export const invitableContractorRoles = ['developer', 'tester', 'support'] as const;

/** Specification part 1 §5. Only the server knows whether a contractor role exists. */
export const createInvitationRule = z
  .object({
    email: emailRule('Please enter a valid email address'),
    role: z.enum(roles, 'Please select a role'),
    contractorRole: optionalText(50),
  })
  .check(
    z.refine(({ role, contractorRole }) => role === 'contractor' || contractorRole == null, {
      path: ['contractorRole'],
      error: 'Only contractors can have a contractor role',
    }),
  );
export type CreateInvitationInput = z.infer<typeof createInvitationRule>;

/** An invitation of a contractor to one of the active roles (specification part 2 §5). */
export const inviteContractorRule = z.object({
  email: emailRule('Valid email is required'),
  contractorRole: lineRule({ message: 'Please select a role', max: 50 }),
});

/** A login code as typed: in any case, with or without hyphens and spaces. */
export const loginCode = lineRule({ message: 'Login code is required', max: 50 });

export const validateInvitationCodeRule = z.object({ code: loginCode, email: emailRule('Valid email is required') });
export type ValidateInvitationCodeInput = z.infer<typeof validateInvitationCodeRule>;

/** The token in a join link. */
export const invitationToken = lineRule({ message: 'Please open the link in your invitation', max: 200 });

export const validateInvitationRule = z.object({ token: invitationToken });
export type ValidateInvitationInput = z.infer<typeof validateInvitationRule>;
