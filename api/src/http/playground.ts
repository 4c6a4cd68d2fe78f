import { type RequestHandler, Router } from 'express';
import { ruruHTML } from 'ruru/server';
import { serveStatic } from 'ruru/static';
import { nonceOf } from '#http/security-headers';

const files = '/playground/';

/** The GraphQL playground in a browser, with its files from this server. Asked by a program, /graphql goes on to the API. */
export function playground(): Router {
  const html = ruruHTML({ endpoint: '/graphql', staticPath: files });
  const page: RequestHandler = (req, res, next) => {
    if (req.accepts(['json', 'html']) !== 'html') return next();
    const nonce = nonceOf(res);
    // The editor makes style elements and workers of its own; scripts still need the nonce.
    res.setHeader(
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self' ws: wss:; base-uri 'none'; frame-ancestors 'none'`,
    );
    res.type('html').send(html.replaceAll('<script', `<script nonce="${nonce}"`));
  };
  return Router().use(serveStatic(files)).get('/graphql', page);
}
