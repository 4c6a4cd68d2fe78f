import * as z from 'zod/mini';

/** The password of a sign-in: any existing password is accepted. */
export const currentPasswordRule = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long'));

/** The sign-in form (specification part 1 §5). Emails are compared and stored in lowercase. */
export const signInRule = z.object({
  email: z
    .string('Please enter a valid email address')
    .check(z.trim(), z.toLowerCase(), z.email('Please enter a valid email address')),
  password: currentPasswordRule,
});
export type SignInInput = z.infer<typeof signInRule>;
