import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { brand } from 'rules/brand';
import { restReferencePath as address } from 'rules/routing';
import type { FindViewer } from '#http/pages/remotes';
import { serveAssets } from '#http/pages/assets';
import { getNonce } from '#http/guards/security-headers';
import type { Settings } from '#settings';

/** Written by the build: the same folder for sources and for compiled files. */
const folder = path.join(import.meta.dirname, '../../../dist/reference');

/** Of the style elements that Redoc creates before it knows the nonce: an empty one, and that of its scroll bars. */
const styleHashes =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='";

/** GET /api/docs: the reference of the REST paths, served entirely by this server. In production for people who are signed in. */
export function reference({ production }: Pick<Settings, 'production'>, getViewer: FindViewer): Router {
  const page: RequestHandler = async (req, res) => {
    res.locals.route = address;
    if (production && !(await getViewer(req, res))) return res.redirect(303, `/api/login?returnTo=${address}`);
    const nonce = getNonce(res);
    res.setHeader('Cache-Control', 'no-store');
    // The worker is for its search.
    res.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}' ${styleHashes}; img-src 'self' data:; connect-src 'self'; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    res.type('html').send(render(findScripts(), nonce));
  };
  return Router().get(address, page).use(address, serveAssets(folder));
}

/** In the order in which they run. */
function findScripts(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return ['redoc', 'start'].flatMap((name) => names.filter((each) => each.startsWith(`${name}.`)));
}

const render = (scripts: readonly string[], nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} · REST reference</title>
<link rel="icon" href="/icon.svg">
<style nonce="${nonce}">body { margin: 0 }</style>
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. The same reference for programs: <a href="/api/openapi.json">openapi.json</a></noscript>
${scripts.map((name) => `<script src="${address}/${name}" nonce="${nonce}"></script>`).join('\n')}
</body>
</html>
`;
