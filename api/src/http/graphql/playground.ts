import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { brand } from 'rules/brand';
import { type RuruClientConfig, ruruHTML } from 'ruru/server';
import { serveStatic } from 'ruru/static';
import { getNonce } from '#http/guards/security-headers';

const files = '/playground/';

/**
 * Identifies requests of the playground: by this header, or by this URL for a socket, which can't have headers. No other site can
 * send it.
 */
const playgroundHeader = 'x-playground';
const socketAddress = `/graphql?${playgroundHeader}`;
export const isPlayground = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers[playgroundHeader] === '1' || (headers.upgrade === 'websocket' && url === socketAddress);

const markRequestsScript = `<script>
  const { fetch: plainFetch } = window;
  window.fetch = (address, options) => plainFetch(address, { ...options, headers: { ...options?.headers, '${playgroundHeader}': '1' } });
</script>`;

/** The editor's initial operation: it works when signed in as the demo client. */
const initialQuery = `# Sign in at /login first: in production as an
# administrator, such as admin@demo.test. The
# documentation is the book on the left.
query Mine {
  me {
    firstName
    audiences
  }
  projects(first: 3) {
    edges {
      node {
        title
        status
        progress
        developer {
          firstName
        }
      }
    }
  }
}

# Live: run this one, and change a project
# in another browser.
subscription Live {
  activityAdded {
    description
    createdAt
  }
}
`;

/** The GraphQL playground in a browser, served entirely by this server. Requests from programs continue to the API. */
export function playground(): Router {
  const html = ruruHTML({
    endpoint: '/graphql',
    subscriptionEndpoint: socketAddress,
    staticPath: files,
    // Its type comes from a React package that isn't installed: see `overrides` in pnpm-workspace.yaml.
    clientConfig: { defaultQuery: initialQuery } as RuruClientConfig,
    htmlParts: {
      titleTag: `<title>${brand.name} · GraphQL</title><link rel="icon" href="data:,">`,
      headerScripts: (original) => markRequestsScript + original,
    },
  });
  const page: RequestHandler = (req, res, next) => {
    if (req.accepts(['json', 'html']) !== 'html') return next();
    const nonce = getNonce(res);
    // The editor creates style elements and workers; scripts still need the nonce.
    res.setHeader(
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    res.type('html').send(html.replaceAll('<script', `<script nonce="${nonce}"`));
  };
  return Router().get(`${files}{*file}`, serveStatic(files)).get('/graphql', page);
}
