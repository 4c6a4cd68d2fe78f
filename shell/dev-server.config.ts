import type { Configuration } from '@rspack/core';
import { devPorts } from '../scripts/dev-ports.mjs';

const host = '127.0.0.1';
const target = process.env.API_TARGET ?? 'http://127.0.0.1:4000';
// The API accepts requests from its own origin only, which this server proxies.
const headers = { origin: process.env.PUBLIC_URL ?? 'http://localhost:4000' };

/** Serves the shell in development: the API behind it, the remotes on their own ports. */
export const devServer: Configuration['devServer'] = {
  host,
  port: devPorts.shell,
  hot: true,
  allowedHosts: [host, 'localhost'],
  historyApiFallback: true,
  setupMiddlewares: (middlewares) => [
    { name: 'remotes.json', path: '/remotes.json', middleware: devRemotes },
    ...middlewares,
  ],
  proxy: [
    { context: ['/graphql'], target, headers, ws: true },
    { context: ['/api', '/healthz', '/readyz'], target, headers },
  ],
};

function devRemotes(
  _request: unknown,
  response: { setHeader(name: string, value: string): void; end(body: string): void },
) {
  const remotes = Object.entries(devPorts)
    .filter(([name]) => name !== 'shell')
    .map(([name, port]) => [
      name.replaceAll('-', '_'),
      { name, entry: `http://${host}:${port}/remoteEntry.js`, integrity: '', version: 'dev', ahead: [] },
    ]);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(Object.fromEntries(remotes)));
}
