import * as z from 'zod/mini';
import { currentPasswordRule } from './sign-in.ts';

/** The methods of reauthentication. */
export const reauthenticationMethods = ['password', 'passkey', 'external_sign_in'] as const;
export type ReauthenticationMethod = (typeof reauthenticationMethods)[number];

export const confirmPasswordRule = z.object({ password: currentPasswordRule });
export type ConfirmPasswordInput = z.infer<typeof confirmPasswordRule>;
