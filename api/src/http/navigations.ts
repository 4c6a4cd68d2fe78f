import { Router } from 'express';
import { sessionOf } from '#http/session';
import type { Bus } from '#live/bus';

/** What a browser goes to rather than calls: /api/login and /api/logout (contract §2). */
export function navigations(bus: Bus): Router {
  return Router()
    .get('/api/login', (req, res) => {
      const to = ownPath(req.query.returnTo);
      res.redirect(303, to ? `/login?returnTo=${encodeURIComponent(to)}` : '/login');
    })
    .get('/api/logout', async (req, res) => {
      await sessionOf(req, res, bus).end();
      res.redirect(303, '/');
    });
}

/** A path on this site, or null: nobody is sent elsewhere after signing in. */
function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, 'http://own')) return null;
  const { origin, pathname, search } = new URL(value, 'http://own');
  return origin === 'http://own' && !pathname.startsWith('//') ? pathname + search : null;
}
