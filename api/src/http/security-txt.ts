import { type RequestHandler, Router } from 'express';
import { clock } from '#clock';
import type { Settings } from '#settings';

const dayMs = 24 * 60 * 60 * 1000;
/** Short of a year, as RFC 9116 recommends: the server says it anew with each answer, so one that is gone soon says nothing. */
const validityMs = 180 * dayMs;

/** How to report a vulnerability (RFC 9116). Not there where no one reads such reports. */
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
    res.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  };
  return Router().get(address, send);
}
