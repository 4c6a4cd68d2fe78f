import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import { type Request, type RequestHandler, Router } from 'express';
import { notFound } from '#errors';
import { assets } from '#http/assets';
import { prerendered } from '#http/prerendered';
import { type Registry, readRegistry } from '#http/remotes';
import { nonceOf } from '#http/security-headers';
import { hasSession } from '#http/session';
import type { Settings } from '#settings';

/** The shell's files, and its page for every screen route: as HTML already, where the build has made it and nobody is signed in. */
export function shellPage({ shellDir, remotesDir, pagesFile, founder, oidc }: Settings): Router {
  const settings = {
    founderEmailHash: founder && createHash('sha256').update(founder.email).digest('hex'),
    hasExternalSignIn: oidc !== null,
  };
  const pageAt = prerendered(pagesFile);
  const page: RequestHandler = (req, res, next) => {
    const file = path.join(shellDir, 'index.html');
    if (!existsSync(file)) return next(notFound('page: the shell is not built. Run `npm start`'));
    const shell = readFileSync(file, 'utf8');
    const registry = readRegistry(remotesDir);
    const isSignedOut = !hasSession(req);
    const made = isSignedOut ? pageAt(req.path, shell, registry) : undefined;
    const html = shell
      .replace('<html lang="en"', (tag) => `${tag}${themeOf(req)}`)
      .replace('</head>', () => `${made ? hints(registry) + made.styles : ''}</head>`)
      .replace('<div id="root"></div>', (empty) => (made ? `<div id="root">${made.html}</div>` : empty))
      .replace('__PUBLIC_SETTINGS__', () => json({ ...settings, isSignedOut }))
      .replace('</body>', () => `<script type="application/json" id="remotes">${json(registry)}</script></body>`)
      .replaceAll('__CSP_NONCE__', nonceOf(res));
    res.locals.route = 'screen';
    res.setHeader('Cache-Control', 'no-store').type('html').send(html);
  };
  return Router()
    .use(assets(shellDir))
    .get('/{*path}', compression(), (req, res, next) =>
      req.accepts('html') && path.extname(req.path) === '' ? page(req, res, next) : next(notFound('file')),
    );
}

/** The page's first byte is in the light that the person has chosen. */
function themeOf({ headers: { cookie = '' } }: Request): string {
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return theme ? ` data-theme="${theme}"` : '';
}

/** The scripts of the public site are asked for beside the shell's own, not after it. */
const hints = ({ mfe_marketing: site }: Registry) =>
  site ? [site.entry, ...site.ahead].map((file) => `<link rel="preload" as="script" href="${file}">`).join('') : '';

/** JSON that cannot end the element it stands in. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
