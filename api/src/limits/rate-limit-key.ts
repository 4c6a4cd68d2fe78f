import { createHash } from 'node:crypto';
import type { RateLimitKey } from '#limits/limit-table';
import { getNetwork, getSite } from '#limits/network';

/** The subject of a count. A row uses the fields of its key. */
export interface LimitSubject {
  /** Address of the request; null if there is none. */
  address?: string | null;
  /** The account of an attempt, by the email that was entered, whether or not such an account exists. */
  email?: string;
  /** Id of the signed-in user. */
  person?: string;
  /** Id of the access token of the request. */
  token?: string;
  /** Public id of the session; null for a request without one. */
  session?: string | null;
  /** Email address that receives the mail; by default the account's own. */
  recipient?: string;
  /** Id of the browser, if it has signed in to this account before. */
  device?: string | null;
}

/** How many times the points of a single address a /48 gets. */
export const siteFactor = 8;

/** The key of a counter in the store. Hashed, so that no email or address is stored and the key is short for any input. */
export function toRateLimitKey(by: RateLimitKey, subject: LimitSubject): string {
  const { email, person, token, session, device, recipient = email } = subject;
  const network = getNetwork(subject.address ?? '');
  const parts: Record<RateLimitKey, unknown[]> = {
    'email and address': [email, network],
    address: [network],
    account: [email],
    device: [email ?? person, device],
    person: [person],
    token: [token],
    caller: session ? ['session', session] : [network],
    recipient: [recipient && normalizeMailbox(recipient)],
    everyone: ['everyone'],
  };
  if (parts[by].includes(undefined)) throw new Error(`This limit counts by ${by}, which is missing`);
  return toHash(parts[by]);
}

/** Normalizes all spellings of an email address that reach the same mailbox: case, a `+tag` and Gmail's dots don't count. */
function normalizeMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  if (local === '') return email;
  const name = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The key of the wider network that an address also counts toward; null if there is none. */
export function toSiteKey(by: RateLimitKey, { address, session }: LimitSubject): string | null {
  const isByAddress = by === 'address' || (by === 'caller' && !session);
  const site = isByAddress ? getSite(address ?? '') : null;
  return site && toHash([site]);
}

const toHash = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
