import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What redeems an invitation, in clear: for the answer and the mail, never for the table or the log. */
export interface InvitationSecrets {
  /** Stands in the join link. */
  token: string;
  /** Is typed by hand. */
  code: string;
}

/** Without characters that look like another one: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679';

export function makeSecrets(): InvitationSecrets {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { token: randomBytes(32).toString('base64url'), code: [group(), group(), group()].join('-') };
}

export const hashOfToken = (token: string) => sha256(token);

/** However it was typed: case, hyphens and spaces mean nothing. */
export const hashOfCode = (code: string) => sha256(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
