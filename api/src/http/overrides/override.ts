import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Context } from '#context';
import { crossSiteGuard } from '#http/guards/cross-site-guard';
import { isFromElsewhere } from '#http/guards/request-origin';
import type { OverrideCookie } from '#http/overrides/override-cookie';
import { sendOverridePage } from '#http/overrides/override-page';
import { openLink, type Override, type OverrideLink, purposes } from '#remotes/overrides';
import { federationName, type Remotes } from '#remotes/remotes';
import { createSeal } from '#secrets/seal';
import type { Secrets } from '#secrets/secrets';
import type { SecurityEventRecorder } from '#security-log/security-event';
import type { Settings } from '#settings';

interface Options {
  settings: Pick<Settings, 'publicUrl'>;
  remotes: Pick<Remotes, 'portals'>;
  secrets: Secrets;
  cookie: OverrideCookie;
  /** Reads the session of the request. */
  contextOf(req: Request, res: Response): Promise<Context>;
  openOverride: OpenOverride;
  endOverrides: LeaveOverrides;
  securityLog: SecurityEventRecorder;
}

/** Starts the override that a link permits for the signed-in person, and returns its id; null if its key is no longer valid. */
export type OpenOverride = (context: Context, link: OverrideLink) => Promise<string | null>;
/** Ends the overrides of a browser that leaves them. */
export type LeaveOverrides = (context: Context, overrides: readonly Override[]) => Promise<void>;

/** /override: starts and stops loading a remote from the developer's own machine. */
export function overrideRoutes({
  settings: { publicUrl },
  remotes,
  secrets,
  cookie,
  contextOf,
  openOverride,
  endOverrides,
  securityLog,
}: Options): Router {
  const links = createSeal(secrets, purposes.link);

  const start: RequestHandler = async (req, res) => {
    // Another site's page must not start an override in a visitor's browser.
    if (isFromElsewhere(req)) return sendOverridePage(res, 403, fromElsewhere);
    const link = openLink(links, typeof req.query.link === 'string' ? req.query.link : '');
    if (!link) return sendOverridePage(res, 410, notValid);
    const context = await contextOf(req, res);
    if (!context.viewer) return sendOverridePage(res, 401, notSignedIn);
    const id = await openOverride(context, link);
    if (id === null) return sendOverridePage(res, 410, notValid);
    const open = await cookie.overridesOf(req);
    const replaced = open.filter(({ remote }) => remote === link.remote);
    if (replaced.length > 0) await endOverrides(context, replaced);
    const others = open.filter(({ remote }) => remote !== link.remote).map((other) => other.id);
    res.cookie(cookie.name, cookie.valueFor([...others, id]), { ...cookie.options, maxAge: cookie.lifetime });
    res.redirect(303, getFirstPath(link, remotes));
  };
  const askToLeave: RequestHandler = async (req, res) => {
    const open = await cookie.overridesOf(req);
    const names = open.map(({ remote, entry }) => `${remote} comes from ${new URL(entry).origin}.`);
    if (names.length === 0) return sendOverridePage(res, 200, nothingToLeave);
    sendOverridePage(res, 200, { title: 'This browser has a local version', text: names.join(' '), leave: true });
  };
  const leave: RequestHandler = async (req, res) => {
    const open = await cookie.overridesOf(req);
    if (open.length > 0) await endOverrides(await contextOf(req, res), open);
    res.clearCookie(cookie.name, cookie.options);
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

const fromElsewhere = {
  title: 'This link was opened from another site',
  text: 'It makes this browser run code from this computer, so only you can open it: copy the link into the address bar.',
};
const notValid = {
  title: 'This link is invalid',
  text: 'It may be incomplete, older than 10 minutes, or from a release key that no longer works. Run npm run dev again to get a new one.',
};
const notSignedIn = {
  title: 'Sign in first',
  text: 'A local version is available to one account only. Sign in in this browser, then open the link again.',
};
const nothingToLeave = {
  title: 'This browser has no local version',
  text: 'Every portal is loaded from this server.',
};

function getFirstPath({ remote, portals }: OverrideLink, remotes: Pick<Remotes, 'portals'>): string {
  const name = federationName(remote);
  return remotes.portals().find((portal) => portal.remote === name)?.path ?? portals?.[0]?.path ?? '/';
}
