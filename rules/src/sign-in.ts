import * as z from 'zod/mini';

/** A password as it is asked for: whatever was once chosen. */
export const currentPasswordRule = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long'));

/** Sign-in form (specification part 1 §5). An e-mail is compared in lower case, so it is kept in lower case. */
export const signInRule = z.object({
  email: z
    .string('Please enter a valid email address')
    .check(z.trim(), z.toLowerCase(), z.email('Please enter a valid email address')),
  password: currentPasswordRule,
});
export type SignInInput = z.infer<typeof signInRule>;
