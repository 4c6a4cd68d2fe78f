import * as z from 'zod/mini';
import { changePasswordRule, resetPasswordRule } from './passwords.ts';
import { registerRule } from './registration.ts';

/** A password that is typed twice; a mismatch is reported at the second field. */
const matchesConfirmation = <Name extends string>(name: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>((typed) => typed[name] === typed.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  });

/** The join form's fields (specification part 1 §5). */
export const joinFormRule = z
  .extend(registerRule, { confirmPassword: z.string() })
  .check(matchesConfirmation('password'));

/** The form behind a password reset link. */
export const resetFormRule = z
  .extend(resetPasswordRule, { confirmPassword: z.string() })
  .check(matchesConfirmation('password'));

/** The form for changing a known password. */
export const changePasswordFormRule = z
  .extend(changePasswordRule, { confirmPassword: z.string() })
  .check(matchesConfirmation('newPassword'));
