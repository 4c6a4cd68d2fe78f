import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameDigest } from '#http/cookie-signature';
import { cookieValue } from '#http/host-cookie';
import { sessionCookie } from '#http/session';
import type { Secrets } from '#secrets/secrets';

/**
 * The id of a session in a request's cookie if this server has signed it, without asking whether the session is still there;
 * else an empty string. A made-up id counts like none, so nobody gets more turns by inventing sessions.
 */
export function signedSession(secrets: Secrets, publicUrl: URL): (req: IncomingMessage) => string {
  const cookie = sessionCookie(publicUrl);
  return (req) => {
    // As express-session signs it: `s:`, the id, a dot, and the signature.
    const [, id = '', signature = ''] = /^s(?::|%3A)([\w-]+)\.(.+)$/i.exec(cookieValue(req, cookie) ?? '') ?? [];
    if (!id) return '';
    const actual = Buffer.from(signature.replace(/%2B/gi, '+').replace(/%2F/gi, '/'), 'base64');
    const isSigned = (secret: string) => isSameDigest(actual, createHmac('sha256', secret).update(id).digest());
    return secrets.signing.some(isSigned) ? id : '';
  };
}
