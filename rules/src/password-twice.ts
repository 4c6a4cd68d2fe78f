import * as z from 'zod/mini';
import { resetPasswordRule } from './passwords.ts';
import { registerRule } from './registration.ts';

interface Twice {
  password: string;
  confirmPassword: string;
}

/** A password that is typed twice; the fault stands at the second one. */
const sameTwice = z.refine<Twice>(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  error: "Passwords don't match",
});

/** The join form as somebody fills it in (specification part 1 §5). */
export const joinFormRule = z.extend(registerRule, { confirmPassword: z.string() }).check(sameTwice);

/** The form behind the link of a forgotten password. */
export const resetFormRule = z.extend(resetPasswordRule, { confirmPassword: z.string() }).check(sameTwice);
