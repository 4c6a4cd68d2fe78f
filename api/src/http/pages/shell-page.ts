import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import { type Request, type RequestHandler, Router } from 'express';
import { findPortalRow } from 'rules/portal-rows';
import { isScreenPath } from 'rules/screen-paths';
import { findSitePage, crawlerDisallowedPaths, sitePages } from 'rules/site-pages';
import { notFound } from '#errors';
import { renderAfterPaint } from '#http/pages/after-paint';
import { escapeJsonForHtml, escapeHtml } from '#http/pages/escape-html';
import { eventReplayScript } from '#http/pages/event-replay';
import { renderPageHead } from '#http/pages/page-head';
import { prerendered } from '#http/pages/prerendered';
import type { RegistryFor } from '#http/pages/remotes';
import { getNonce } from '#http/guards/security-headers';
import { catchAllPath } from '#remotes/server-paths';
import { createSessionPresence } from '#http/sessions/session';
import type { PageLoads } from '#remotes/page-loads';
import type { Registry, Remotes, ServedShell } from '#remotes/remotes';
import type { Settings } from '#settings';
import { serveAssets } from '#http/pages/assets';
import { sendRevalidated } from '#send-revalidated';

/** The shell's files, and its page for every screen route: prerendered if there is a build of it and no one is signed in. */
export function shellPage(
  { production, shellDir, pagesFile, founder, oidc, gaMeasurementId, publicUrl }: Settings,
  {
    registryFor,
    remotes,
    pageLoads,
  }: { registryFor: RegistryFor; remotes: Remotes; pageLoads: Pick<PageLoads, 'createToken'> | null },
): Router {
  const settings = {
    founderEmailHash: founder && createHash('sha256').update(founder.email).digest('hex'),
    hasExternalSignIn: oidc !== null,
    gaMeasurementId,
  };
  const pageAt = prerendered(pagesFile, remotes);
  const hasSession = createSessionPresence(publicUrl);
  const page: RequestHandler = async (req, res, next) => {
    const { folder, version: shellVersion } = remotes.shell;
    const file = path.join(folder, 'index.html');
    if (!existsSync(file)) return next(notFound('page: the shell is not built. Run `npm start`'));
    const shell = readFileSync(file, 'utf8');
    const registry = await registryFor(req, res);
    const isSignedOut = !hasSession(req);
    const made = isSignedOut ? await pageAt(req.path, shell, registry) : undefined;
    const isFound = isScreenPath(req.path) || isRegistered(registry, req.path);
    const pageLoad = isSignedOut && isFound ? pageLoads?.createToken(req.ip ?? null, req.path) : null;
    const rows = `<script type="application/json" id="remotes">${escapeJsonForHtml(registry)}</script>`;
    // Replacement functions, because `$` has a special meaning in replacement strings.
    const html = shell
      .replace('<html lang="en"', (tag) => tag + getTheme(req))
      .replace(/<title>[^<]*<\/title>/, () => renderPageHead(req.path, publicUrl))
      .replace('</head>', (end) => (made ? made.styles + end : end))
      .replace(/<noscript>[^<]*<\/noscript>/, (needed) => (made ? readWithoutScript : needed))
      .replace('<body>', (body) => body + splashFor(req, folder))
      .replace('<div id="root"></div>', (empty) =>
        made ? `${eventReplayScript}<div id="root">${made.html}</div>` : empty,
      )
      .replace('__PUBLIC_SETTINGS__', () =>
        escapeJsonForHtml({ ...settings, shellVersion, isSignedOut, ...(pageLoad && { pageLoad }) }),
      )
      .replace(ownScript, (tag) => (made ? '' : tag))
      .replace('</body>', (end) => rows + (made ? renderAfterPaint(getScripts(shell, registry)) : '') + end)
      .replaceAll('__CSP_NONCE__', getNonce(res));
    res.locals.route = 'screen';
    // The shell shows its 404 screen; the status tells programs that don't render it.
    res.status(isFound ? 200 : 404);
    res.setHeader('Cache-Control', 'no-store').type('html').send(html);
  };
  return (
    Router()
      // The shell's manifest is for the release command, which uses the API: browsers don't need it.
      .get('/shell.json', (_req, _res, next) => next(production ? notFound('file') : undefined))
      .use(siteFiles({ publicUrl, shellDir }), shellFiles(remotes.shell))
      .get(catchAllPath, compression(), (req, res, next) =>
        req.accepts('html') && path.extname(req.path) === '' ? page(req, res, next) : next(notFound('file')),
      )
  );
}

/** Whether any viewer gets an overridden or released portal at a path. */
const isRegistered = (registry: Registry, pathname: string): boolean =>
  Object.values(registry).some(({ portals = [] }) => findPortalRow(portals, pathname));

/** Whether a public page is available as HTML. */
const readWithoutScript =
  '<noscript>You can read this page without JavaScript. Its buttons and forms need it.</noscript>';

/** Renders the page in the user's chosen theme from its first byte. */
function getTheme({ headers: { cookie = '' } }: Request): string {
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return theme ? ` data-theme="${theme}"` : '';
}

/** The shell's script, as the build has inserted it into the page. */
const ownScript = /<script [^>]*src="(\/js\/main\.[^"]+)"[^>]*><\/script>/;

/** The scripts that hydrate a public page: the shell's, and those of the public site, loaded in parallel. */
const getScripts = (shell: string, { mfe_marketing: site }: Registry): string[] => [
  ...(ownScript.exec(shell)?.slice(1) ?? []),
  ...(site ? [`${site.entry}#${site.integrity}`, ...site.ahead] : []),
];

/** The splash, for the first public page of a browser session. Skipped on the way to a sign-in. */
function splashFor({ path: pathname, query, headers }: Request, shellDir: string): string {
  const wasSeen = /(?:^|;\s*)splash=seen(?:;|$)/.test(headers.cookie ?? '');
  if (wasSeen || 'sign-in' in query || !findSitePage(pathname)) return '';
  const file = path.join(shellDir, 'splash.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Files of the served shell, and of others that open tabs still use: a page may come from another server than its files. */
function shellFiles(shell: ServedShell): RequestHandler {
  const folders = new Map<string, RequestHandler>();
  const from = (folder: string) => {
    const serve = folders.get(folder) ?? serveAssets(folder);
    folders.set(folder, serve);
    return serve;
  };
  return (req, res, next) =>
    from(shell.folder)(req, res, async (error?: unknown) => {
      if (error || path.extname(req.path) === '') return next(error);
      try {
        const folder = await shell.findFolderWith(req.path.slice(1));
        if (folder === null) next();
        else from(folder)(req, res, next);
      } catch (fault) {
        next(fault);
      }
    });
}

/** Files with fixed names for crawlers and link previews. */
function siteFiles({ publicUrl, shellDir }: Pick<Settings, 'publicUrl' | 'shellDir'>): Router {
  const { origin } = publicUrl;
  const file =
    (name: string): RequestHandler =>
    (_req, res, next) =>
      res.sendFile(name, { root: shellDir, maxAge: '1d' }, (error) => error && !res.headersSent && next());
  return Router()
    .get('/robots.txt', cacheForOneDay, (_req, res) => sendRevalidated(res.type('txt'), renderRobots(origin)))
    .get('/sitemap.xml', cacheForOneDay, (_req, res) => sendRevalidated(res.type('xml'), renderSitemap(origin)))
    .get('/og.png', file('og.png'))
    .get(['/icon.svg', '/favicon.ico'], file('icon.svg'));
}

const cacheForOneDay: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'public, max-age=86400');
  next();
};

function renderRobots(origin: string): string {
  const rules = crawlerDisallowedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function renderSitemap(origin: string): string {
  const pages = sitePages.map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`;
}
