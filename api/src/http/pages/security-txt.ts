import { type RequestHandler, Router } from 'express';
import { clock } from '#clock';
import { sendRevalidated } from '#send-revalidated';
import type { Settings } from '#settings';

const dayMs = 24 * 60 * 60 * 1000;
/** Less than a year, as RFC 9116 recommends: it is renewed with each response, so that it expires if the server is shut down. */
const validityMs = 180 * dayMs;

/** How to report a vulnerability (RFC 9116). Not served without a configured contact. */
export function securityTxt({ securityContact, publicUrl }: Pick<Settings, 'securityContact' | 'publicUrl'>): Router {
  const address = '/.well-known/security.txt';
  const send: RequestHandler = (_req, res, next) => {
    if (securityContact === null) return next();
    res.locals.route = address;
    const expires = new Date(Math.floor((clock.now() + validityMs) / dayMs) * dayMs);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL(address, publicUrl).href}`,
    ];
    res.setHeader('Cache-Control', 'public, max-age=86400');
    sendRevalidated(res.type('text/plain; charset=utf-8'), `${lines.join('\n')}\n`);
  };
  return Router().get(address, send);
}
