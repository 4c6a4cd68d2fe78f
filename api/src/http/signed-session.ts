import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameDigest } from '#http/cookie-signature';
import { getCookieValue, createHostCookie } from '#http/host-cookie';
import type { Secrets } from '#secrets/secrets';

export const createSessionCookie = (publicUrl: URL) => createHostCookie('sid', publicUrl);

/** Each takes about 200 bytes. */
const maxCachedSignatures = 10_000;

/**
 * The id of a session in a request's cookie if this server has signed it, without asking whether the session is still there;
 * else an empty string. A made-up id counts like none, so no one gets more turns by inventing sessions.
 */
export function signedSession(secrets: Secrets, publicUrl: URL): (req: IncomingMessage) => string {
  const cookie = createSessionCookie(publicUrl);
  /** Ids by the cookies that were verified: the secrets of a process change their order only. */
  const verified = new Map<string, string>();
  return (req) => {
    const value = getCookieValue(req, cookie) ?? '';
    const known = verified.get(value);
    if (known !== undefined) return known;
    // `s:`, the id, a dot, and the signature: the format of express-session.
    const [, id = '', signature = ''] = /^s(?::|%3A)([\w-]+)\.(.+)$/i.exec(value) ?? [];
    if (!id) return '';
    const actual = Buffer.from(signature.replace(/%2B/gi, '+').replace(/%2F/gi, '/'), 'base64');
    const isSigned = (secret: string) => isSameDigest(actual, createHmac('sha256', secret).update(id).digest());
    if (!secrets.signing.some(isSigned)) return '';
    cacheEntry(verified, value, id);
    return id;
  };
}

/** Makes the value of the cookie for the id of a session, with the secret that signs now. */
export function signSession(secrets: Secrets): (id: string) => string {
  const signed = new Map<string, { secret: string; value: string }>();
  return (id) => {
    const secret = secrets.signing[0] as string;
    const known = signed.get(id);
    if (known?.secret === secret) return known.value;
    const value = `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;
    cacheEntry(signed, id, { secret, value });
    return value;
  };
}

function cacheEntry<T>(known: Map<string, T>, key: string, value: T): void {
  if (known.size >= maxCachedSignatures) known.clear();
  known.set(key, value);
}
