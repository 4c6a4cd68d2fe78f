import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { notFound } from '#errors';
import { assets } from '#http/assets';
import { readRegistry } from '#http/remotes';
import { nonceOf } from '#http/security-headers';
import type { Settings } from '#settings';

/** The shell's files, and its page for every screen route. */
export function shellPage({ shellDir, remotesDir, founder, oidc, gaMeasurementId }: Settings): Router {
  const settings = {
    founderEmailHash: founder && createHash('sha256').update(founder.email).digest('hex'),
    hasExternalSignIn: oidc !== null,
    gaMeasurementId,
  };
  const page: RequestHandler = (_req, res, next) => {
    const file = path.join(shellDir, 'index.html');
    if (!existsSync(file)) return next(notFound('page: the shell is not built. Run `npm start`'));
    const html = readFileSync(file, 'utf8')
      .replaceAll('__CSP_NONCE__', nonceOf(res))
      .replace('__PUBLIC_SETTINGS__', json(settings))
      .replace(
        '</body>',
        `<script type="application/json" id="remotes">${json(readRegistry(remotesDir))}</script></body>`,
      );
    res.locals.route = 'screen';
    res.setHeader('Cache-Control', 'no-store').type('html').send(html);
  };
  return Router()
    .use(assets(shellDir))
    .get('/{*path}', (req, res, next) =>
      req.accepts('html') && path.extname(req.path) === '' ? page(req, res, next) : next(notFound('file')),
    );
}

/** JSON that cannot end the element it stands in. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
