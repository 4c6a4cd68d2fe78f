import { type Request, type RequestHandler, Router } from 'express';
import { crossSiteGuard } from '#http/cross-site-guard';
import { cookieName, type OverrideCookie } from '#http/override-cookie';
import { sendOverridePage } from '#http/override-page';
import { readShell } from '#remotes/builds';
import { openOverrides, purposes } from '#remotes/overrides';
import { federationName } from '#remotes/remotes';
import { sealWith } from '#seal';
import type { RecordsSecurityEvents } from '#security-log/security-event';
import type { Settings } from '#settings';

interface Options {
  settings: Pick<Settings, 'publicUrl' | 'shellDir'>;
  secret: string;
  cookie: OverrideCookie;
  securityLog: RecordsSecurityEvents;
}

/** /override: how a browser comes to take a remote from its own machine, and how it stops. */
export function overrideRoutes({ settings: { publicUrl, shellDir }, secret, cookie, securityLog }: Options): Router {
  const links = sealWith(secret, purposes.link);

  const start: RequestHandler = (req, res) => {
    if (isFromElsewhere(req)) return sendOverridePage(res, 403, fromElsewhere);
    const link = typeof req.query.link === 'string' ? req.query.link : '';
    const [override] = openOverrides(links, link);
    if (!override) return sendOverridePage(res, 410, notValid);
    res.cookie(cookieName, cookie.with(req, override), cookie.options);
    res.redirect(303, firstPathOf(override.remote, shellDir));
  };
  const askToLeave: RequestHandler = (req, res) => {
    const names = cookie.overridesOf(req).map(({ remote, entry }) => `${remote} comes from ${new URL(entry).origin}.`);
    if (names.length === 0) return sendOverridePage(res, 200, nothingToLeave);
    sendOverridePage(res, 200, { title: 'This browser has a local version', text: names.join(' '), leave: true });
  };
  const leave: RequestHandler = (req, res) => {
    res.clearCookie(cookieName, { path: '/' });
    if (req.accepts(['json', 'html']) === 'html') return res.redirect(303, '/');
    res.status(204).end();
  };

  return Router()
    .use('/override', (req, res, next) => {
      res.locals.route = req.path === '/leave' ? '/override/leave' : '/override';
      res.setHeader('Cache-Control', 'no-store');
      next();
    })
    .get('/override', start)
    .get('/override/leave', askToLeave)
    .post('/override/leave', crossSiteGuard(publicUrl, securityLog), leave);
}

/** A page of somebody else's must not put an override into the browser of who looks at it. */
const isFromElsewhere = (req: Request) => !['none', 'same-origin', undefined].includes(req.get('sec-fetch-site'));

const fromElsewhere = {
  title: 'This link was opened from another site',
  text: 'It makes this browser run code from this computer, so only you can open it: copy the link into the address bar.',
};
const notValid = {
  title: 'This link is not valid',
  text: 'It may be incomplete, or older than 10 minutes. Start npm run dev once more: it prints a new one.',
};
const nothingToLeave = {
  title: 'This browser has no local version',
  text: 'Every portal comes from here.',
};

function firstPathOf(remote: string, shellDir: string): string {
  const name = federationName(remote);
  return readShell(shellDir)?.manifest.portals.find((portal) => portal.remote === name)?.path ?? '/';
}
