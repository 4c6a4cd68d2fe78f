import type { RequestHandler } from 'express';
import { forbidden } from '#errors';
import { isOwnOrigin } from '#http/guards/origin';
import { getOrigin } from '#http/guards/request-origin';
import type { SecurityEventRecorder } from '#security-log/security-event';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects a state-changing request that another site made a browser send. Browsers report this in Sec-Fetch-Site, older ones in
 * Origin; programs send neither.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function crossSiteGuard(publicUrl: URL, securityLog: SecurityEventRecorder): RequestHandler {
  return (req, _res, next) => {
    if (safeMethods.has(req.method)) return next();
    const site = req.get('sec-fetch-site');
    const origin = req.get('origin');
    const own = site ? site === 'same-origin' || site === 'none' : !origin || isOwnOrigin(origin, publicUrl);
    if (own) return next();
    securityLog.record({ kind: 'cross_site_refused', ...getOrigin(req), details: `From ${origin ?? site}` });
    next(forbidden('This request came from another site'));
  };
}
