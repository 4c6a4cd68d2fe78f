import * as z from 'zod/mini';
import { lineRule, nullish } from './text.ts';

/** The second factors of a sign-in. */
export const secondFactors = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondFactor = (typeof secondFactors)[number];

const sixDigits = 'Please enter the 6-digit code from your app';

/** Five minutes have passed, or there were too many wrong answers: it starts again with the password. */
export const signInExpiredMessage = 'This sign-in has expired. Please enter your email and password again';

/** As an app displays it: some add a space in the middle. */
const totpCode = lineRule({ message: sixDigits, max: 20 }).check(
  z.overwrite((typed) => typed.replaceAll(' ', '')),
  z.regex(/^[0-9]{6}$/, sixDigits),
);
export const totpCodeRule = z.object({ code: totpCode });
export type TotpCodeInput = z.infer<typeof totpCodeRule>;

export const recoveryCodeRule = z.object({
  code: lineRule({ message: 'Please enter one of your recovery codes', max: 50 }),
});
export type RecoveryCodeInput = z.infer<typeof recoveryCodeRule>;

/** An account that signs in with a provider has no password. */
export const ownPasswordRule = z.object({
  password: nullish(z.string('Password is required').check(z.maxLength(1024, 'Password is too long'))),
});
export type OwnPasswordInput = z.infer<typeof ownPasswordRule>;

/** The form for a new passkey; the device's response follows. */
export const passkeyNameRule = z.object({ name: lineRule({ message: 'Please give the passkey a name', max: 100 }) });
