import { createHash, randomBytes } from 'node:crypto';
import { hashTypedCode, createTypedCode } from '#people/typed-codes';

/** The secrets that redeem an invitation, in plain text: for the response and the email, never for the table or the log. */
export interface InvitationSecrets {
  /** Part of the join link. */
  token: string;
  /** Typed by hand. */
  code: string;
}

export const createSecrets = (): InvitationSecrets => ({
  token: randomBytes(32).toString('base64url'),
  code: createTypedCode(3),
});

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const hashCode = hashTypedCode;
