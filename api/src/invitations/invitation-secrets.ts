import { createHash, randomBytes } from 'node:crypto';
import { hashTypedCode, createTypedCode } from '#people/typed-codes';

/** What redeems an invitation, in clear: for the answer and the mail, never for the table or the log. */
export interface InvitationSecrets {
  /** Stands in the join link. */
  token: string;
  /** Is typed by hand. */
  code: string;
}

export const createSecrets = (): InvitationSecrets => ({
  token: randomBytes(32).toString('base64url'),
  code: createTypedCode(3),
});

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const hashCode = hashTypedCode;
