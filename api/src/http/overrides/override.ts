import { type Request, type RequestHandler, type Response, Router } from 'express';
import { brand } from 'rules/brand';
import type { Context } from '#context';
import { crossSiteGuard } from '#http/guards/cross-site-guard';
import { isFromElsewhere } from '#http/guards/request-origin';
import type { OverrideCookie } from '#http/overrides/override-cookie';
import { openLink, type Override, type OverrideLink, overrideSealPurposes } from '#remotes/overrides';
import { federationName, type Remotes } from '#remotes/remotes';
import { createSeal } from '#secrets/seal';
import type { Secrets } from '#secrets/secrets';
import type { SecurityEventRecorder } from '#security-log/security-event';
import type { Settings } from '#settings';
import { escapeHtml } from '#http/pages/escape-html';
import { getNonce } from '#http/guards/security-headers';

interface Options {
  settings: Pick<Settings, 'publicUrl'>;
  remotes: Pick<Remotes, 'portals'>;
  secrets: Secrets;
  cookie: OverrideCookie;
  /** Reads the session of the request. */
  getContext(req: Request, res: Response): Promise<Context>;
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
  getContext,
  openOverride,
  endOverrides,
  securityLog,
}: Options): Router {
  const links = createSeal(secrets, overrideSealPurposes.link);

  const start: RequestHandler = async (req, res) => {
    // Another site's page must not start an override in a visitor's browser.
    if (isFromElsewhere(req)) return sendOverridePage(res, 403, fromElsewhere);
    const link = openLink(links, typeof req.query.link === 'string' ? req.query.link : '');
    if (!link) return sendOverridePage(res, 410, notValid);
    const context = await getContext(req, res);
    if (!context.viewer) return sendOverridePage(res, 401, notSignedIn);
    const id = await openOverride(context, link);
    if (id === null) return sendOverridePage(res, 410, notValid);
    const open = await cookie.getOverrides(req);
    const replaced = open.filter(({ remote }) => remote === link.remote);
    if (replaced.length > 0) await endOverrides(context, replaced);
    const others = open.filter(({ remote }) => remote !== link.remote).map((other) => other.id);
    res.cookie(cookie.name, cookie.valueFor([...others, id]), { ...cookie.options, maxAge: cookie.lifetime });
    res.redirect(303, getFirstPath(link, remotes));
  };
  const askToLeave: RequestHandler = async (req, res) => {
    const open = await cookie.getOverrides(req);
    const names = open.map(({ remote, entry }) => `${remote} comes from ${new URL(entry).origin}.`);
    if (names.length === 0) return sendOverridePage(res, 200, nothingToLeave);
    sendOverridePage(res, 200, { title: 'This browser has a local version', text: names.join(' '), leave: true });
  };
  const leave: RequestHandler = async (req, res) => {
    const open = await cookie.getOverrides(req);
    if (open.length > 0) await endOverrides(await getContext(req, res), open);
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

interface PageText {
  title: string;
  text: string;
  /** A button that leaves the override, or else a link home. */
  leave?: true;
}

/** A page without scripts: it has to work even if a script is the problem. */
function sendOverridePage(res: Response, status: number, { title, text, leave }: PageText): void {
  const way = leave
    ? '<form method="post" action="/override/leave"><button>Leave</button></form>'
    : `<p><a href="/">Go to ${brand.name}</a></p>`;
  res.status(status).type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} · ${brand.name}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <style nonce="${getNonce(res)}">${style}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      ${way}
    </main>
  </body>
</html>
`);
}

/** The browser's own colors, light or dark. */
const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/26px system-ui, sans-serif; }
  main { max-width: 52ch; margin: 0 auto; padding: 64px 24px; }
  h1 { margin: 0; font-size: 28px; line-height: 36px; letter-spacing: -0.01em; }
  a { color: inherit; }
  button { min-height: 40px; padding: 8px 16px; font: inherit; cursor: pointer; }
`;
