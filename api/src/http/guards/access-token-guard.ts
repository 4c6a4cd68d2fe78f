import type { Request, RequestHandler } from 'express';
import { type ActiveAccessToken, toTokenSessionId } from '#access/access-token';
import type { AccessTokens } from '#access/find-access-token';
import type { Context } from '#context';
import { toAppError } from '#errors';
import { authenticateToken, getSentToken } from '#http/sessions/authenticate-token';

declare global {
  namespace Express {
    interface Request {
      /** The valid access token that it sent. */
      accessToken?: ActiveAccessToken;
    }
  }
}

/** Authenticates a request that sends a personal access token. */
export function accessTokenGuard(
  accessTokens: AccessTokens,
  getSessionContext: (req: Request) => Context,
): RequestHandler {
  return async (req, res, next) => {
    const token = getSentToken(req);
    if (token === null) return next();
    try {
      req.accessToken = await authenticateToken(accessTokens, token, getSessionContext(req));
    } catch (error) {
      // RFC 6750, section 3
      if (toAppError(error).status === 401) res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw error;
    }
    req.sessionID = toTokenSessionId(req.accessToken.id);
    next();
  };
}

/** Handlers of cookies. A request with an access token reads and sets none, so no other site can make a browser send it. */
export const unlessAccessToken =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.accessToken ? next() : handler(req, res, next);
