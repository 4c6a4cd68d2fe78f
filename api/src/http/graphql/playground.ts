import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { brand } from 'rules/brand';
import { ruruHTML } from 'ruru/server';
import { serveStatic } from 'ruru/static';
import { getPlaygroundExamples, playgroundExamples } from '#http/graphql/playground-examples';
import { playgroundStyle, renderSetup } from '#http/graphql/playground-page';
import { getNonce } from '#http/guards/security-headers';
import type { FindViewer } from '#http/pages/remotes';

const files = '/playground/';

/**
 * Identifies requests of the playground: by this header, or by this URL for a socket, which can't have headers. No other site can
 * send it.
 */
const playgroundHeader = 'x-playground';
const socketAddress = `/graphql?${playgroundHeader}`;
export const isPlayground = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers[playgroundHeader] === '1' || (headers.upgrade === 'websocket' && url === socketAddress);

/** The GraphQL playground in a browser, served entirely by this server. Requests from programs continue to the API. */
export function playground(getViewer: FindViewer): Router {
  const pages = new Map(playgroundExamples.map((examples) => [examples.audience, renderPage(examples)]));
  const page: RequestHandler = async (req, res, next) => {
    if (req.accepts(['json', 'html']) !== 'html') return next();
    const { audience } = getPlaygroundExamples(await getViewer(req, res));
    const nonce = getNonce(res);
    // The editor creates style elements and workers; scripts still need the nonce.
    res.setHeader(
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(pages.get(audience)?.replaceAll('<script', `<script nonce="${nonce}"`));
  };
  return Router().get(`${files}{*file}`, serveStatic(files)).get('/graphql', page);
}

const renderPage = ({ audience, operations }: (typeof playgroundExamples)[number]): string =>
  ruruHTML({
    endpoint: '/graphql',
    subscriptionEndpoint: socketAddress,
    staticPath: files,
    htmlParts: {
      metaTags: (original) => `${original}<meta name="viewport" content="width=device-width, initial-scale=1">`,
      titleTag: `<title>${brand.name} · GraphQL</title><link rel="icon" href="data:,">`,
      styleTags: (original) => original + playgroundStyle,
      headerScripts: (original) => renderSetup({ header: playgroundHeader, audience, examples: operations }) + original,
    },
  });
