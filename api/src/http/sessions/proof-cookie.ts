import type { Request, Response } from 'express';
import { clock } from '#clock';
import { cookieSignature } from '#http/sessions/cookie-signature';
import { getCookieValue, createHostCookie } from '#http/sessions/host-cookie';
import { sessionLimits } from '#limits/session-limits';
import type { Secrets } from '#secrets/secrets';

/** Proof that the owner of a session has just reauthenticated, in the browser where they did. */
export interface ProofCookie {
  /** When, if this request proves it for this session; null otherwise. */
  read(req: Request): Date | null;
  give(req: Request, res: Response): void;
}

/**
 * Stores a reauthentication in a cookie beside the session's, signed together with the session's id, so that an older copy of the
 * session cookie gains nothing. The session keeps its id, so neither running requests nor the sockets of other tabs lose it.
 */
export function createProofCookie(secrets: Secrets, publicUrl: URL): ProofCookie {
  const cookie = createHostCookie('proof', publicUrl);
  const { sign, isValid } = cookieSignature(secrets, 'confirmations');
  return {
    read(req) {
      const [time = '', signature = ''] = (getCookieValue(req, cookie) ?? '').split('.');
      return isValid(signature, req.sessionID, time) ? new Date(parseInt(time, 36)) : null;
    },
    give(req, res) {
      const time = clock.now().toString(36);
      const value = `${time}.${sign(req.sessionID, time)}`;
      res.cookie(cookie.name, value, { ...cookie.options, maxAge: sessionLimits.recentAuth.milliseconds });
    },
  };
}
