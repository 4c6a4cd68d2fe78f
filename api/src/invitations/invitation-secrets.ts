import { createHash, randomBytes } from 'node:crypto';
import { hashOfTypedCode, makeTypedCode } from '#people/typed-codes';

/** What redeems an invitation, in clear: for the answer and the mail, never for the table or the log. */
export interface InvitationSecrets {
  /** Stands in the join link. */
  token: string;
  /** Is typed by hand. */
  code: string;
}

export const makeSecrets = (): InvitationSecrets => ({
  token: randomBytes(32).toString('base64url'),
  code: makeTypedCode(3),
});

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const hashOfCode = hashOfTypedCode;
