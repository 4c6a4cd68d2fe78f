import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { notFound } from '#errors';
import { assets } from '#http/assets';
import { jsonInHtml } from '#http/in-html';
import { pageHead } from '#http/page-head';
import { readRegistry } from '#http/remotes';
import { nonceOf } from '#http/security-headers';
import { siteFiles } from '#http/site-files';
import { splashFor } from '#http/splash';
import type { Settings } from '#settings';

/** The shell's files, and its page for every screen route. */
export function shellPage({ shellDir, remotesDir, founder, oidc, publicUrl }: Settings): Router {
  const settings = {
    founderEmailHash: founder && createHash('sha256').update(founder.email).digest('hex'),
    hasExternalSignIn: oidc !== null,
  };
  const page: RequestHandler = (req, res, next) => {
    const file = path.join(shellDir, 'index.html');
    if (!existsSync(file)) return next(notFound('page: the shell is not built. Run `npm start`'));
    const remotes = `<script type="application/json" id="remotes">${jsonInHtml(readRegistry(remotesDir))}</script>`;
    // What is put in by a function is taken as it is: in a text `$` would have a meaning.
    const html = readFileSync(file, 'utf8')
      .replace(/<title>[^<]*<\/title>/, () => pageHead(req.path, publicUrl))
      .replace('<body>', (body) => body + splashFor(req, shellDir))
      .replace('__PUBLIC_SETTINGS__', () => jsonInHtml(settings))
      .replace('</body>', (end) => remotes + end)
      .replaceAll('__CSP_NONCE__', nonceOf(res));
    res.locals.route = 'screen';
    res.setHeader('Cache-Control', 'no-store').type('html').send(html);
  };
  return Router()
    .use(siteFiles({ publicUrl, shellDir }), assets(shellDir))
    .get('/{*path}', (req, res, next) =>
      req.accepts('html') && path.extname(req.path) === '' ? page(req, res, next) : next(notFound('file')),
    );
}
