import * as z from 'zod/mini';
import { currentPasswordRule } from './sign-in.ts';
import { emailRule, lineRule, oneLine } from './text.ts';

/** The minimum length of a password. */
export const minPasswordLength = 12;

const tooShortMessage = `Password must be at least ${minPasswordLength} characters long`;

/** A new password (specification part 1 §5). It is not trimmed: spaces count. */
export const newPassword = z
  .string(tooShortMessage)
  .check(
    z.minLength(minPasswordLength, tooShortMessage),
    z.maxLength(128, 'Please keep this to 128 characters'),
    oneLine,
  );

export const changePasswordRule = z.object({ currentPassword: currentPasswordRule, newPassword });
export type ChangePasswordInput = z.infer<typeof changePasswordRule>;

export const requestPasswordResetRule = z.object({ email: emailRule('Please enter a valid email address') });
export type RequestPasswordResetInput = z.infer<typeof requestPasswordResetRule>;

/** One message for a link that was used, has expired or never existed. */
export const invalidResetLinkMessage = 'This link is invalid or has expired. Please request a new one';

export const resetPasswordRule = z.object({
  token: lineRule({ message: invalidResetLinkMessage, max: 200 }),
  password: newPassword,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordRule>;
