import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameDigest } from '#http/sessions/cookie-signature';
import { getCookieValue, createHostCookie } from '#http/sessions/host-cookie';
import type { Secrets } from '#secrets/secrets';

export const createSessionCookie = (publicUrl: URL) => createHostCookie('sid', publicUrl);

/** Each takes about 200 bytes. */
const maxCachedSignatures = 10_000;

/**
 * The session id in a request's cookie if this server has signed it, without checking that the session still exists; else an
 * empty string. A forged id counts as none, so inventing sessions gains no extra turns.
 */
export function signedSession(secrets: Secrets, publicUrl: URL): (req: IncomingMessage) => string {
  const cookie = createSessionCookie(publicUrl);
  /** Ids by verified cookie: within a process, the secrets only change their order. */
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

/** Returns the cookie value for a session id, signed with the current secret. */
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
