import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { cookieValue, hostCookie } from '#http/host-cookie';
import { sessionLimits } from '#limits/session-limits';

/** That the owner of a session has just confirmed who they are, in the browser where they did. */
export interface ProofCookie {
  /** When, where this request shows it for this session; null otherwise. */
  read(req: Request): Date | null;
  give(req: Request, res: Response): void;
}

/**
 * A confirmation is kept in a cookie beside the session's, signed together with the session's id: a copy of the session cookie from before
 * gains nothing. The session keeps its id, so that neither requests under way nor the sockets of other tabs lose it.
 */
export function proofCookie(secret: string, publicUrl: URL): ProofCookie {
  const cookie = hostCookie('proof', publicUrl);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'confirmations', 32));
  const signed = (sessionId: string, time: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([sessionId, time]))
      .digest();
  return {
    read(req) {
      const [time = '', signature = ''] = (cookieValue(req, cookie) ?? '').split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), signed(req.sessionID, time)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return new Date(parseInt(time, 36));
    },
    give(req, res) {
      const time = Date.now().toString(36);
      const value = `${time}.${signed(req.sessionID, time).toString('base64url')}`;
      res.cookie(cookie.name, value, { ...cookie.options, maxAge: sessionLimits.recentAuth.milliseconds });
    },
  };
}
