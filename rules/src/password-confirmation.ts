import * as z from 'zod/mini';
import { changePasswordRule, resetPasswordRule } from './passwords.ts';
import { registerRule } from './registration.ts';

/** A password that is typed twice; the fault stands at the second one. */
const matchesConfirmation = <Name extends string>(name: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>((typed) => typed[name] === typed.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  });

/** The join form as someone fills it in (specification part 1 §5). */
export const joinFormRule = z
  .extend(registerRule, { confirmPassword: z.string() })
  .check(matchesConfirmation('password'));

/** The form behind the link of a forgotten password. */
export const resetFormRule = z
  .extend(resetPasswordRule, { confirmPassword: z.string() })
  .check(matchesConfirmation('password'));

/** The form for whoever knows their password and wants another one. */
export const changePasswordFormRule = z
  .extend(changePasswordRule, { confirmPassword: z.string() })
  .check(matchesConfirmation('newPassword'));
