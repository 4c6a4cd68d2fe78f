import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { devPorts } from './scripts/dev-ports.mjs';

const host = '127.0.0.1';

/** The shell that a single remote is developed against, where that is a deployed one: `npm run dev -- mfe-… --shell …` */
export const deployedShell = process.env.DEPLOYED_SHELL;

/** Where the development server of a package listens; in DEV_PORT where its own port is taken. */
const portOf = (folder: string): number | undefined => Number(process.env.DEV_PORT) || devPorts[folder];

/** How the shell, or a remote, is served while one works on it. */
export function devServer({ dir, name }: { dir: string; name: string }): Configuration['devServer'] {
  const port = portOf(path.basename(dir));
  const common = { host, port, hot: true, allowedHosts: [host, 'localhost'] };
  if (name !== 'shell')
    return { ...common, ...(deployedShell ? besideDeployed(deployedShell, port) : besideLocal(port)) };
  const target = process.env.API_TARGET ?? 'http://127.0.0.1:4000';
  // The API lets in requests from its own address only, and this server stands in for that.
  const headers = { origin: process.env.PUBLIC_URL ?? 'http://localhost:4000' };
  return {
    ...common,
    historyApiFallback: true,
    setupMiddlewares: (middlewares) => [
      { name: 'remotes.json', path: '/remotes.json', middleware: devRemotes },
      ...middlewares,
    ],
    proxy: [
      { context: ['/graphql'], target, headers, ws: true },
      { context: ['/api'], target, headers },
    ],
  };
}

/** The page is the shell's: a remote's scripts, and its socket for hot reload, come from another origin. */
const besideLocal = (port: number | undefined): Configuration['devServer'] => ({
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://${host}:${port}/ws` },
});

/** The page loads anew at a change. A browser asks this machine first whether a page from elsewhere may reach it. */
const besideDeployed = (shell: string, port: number | undefined): Configuration['devServer'] => ({
  hot: false,
  liveReload: true,
  allowedHosts: [host, 'localhost', new URL(shell).hostname],
  headers: { 'Access-Control-Allow-Origin': new URL(shell).origin, 'Access-Control-Allow-Private-Network': 'true' },
  // Its overlay needs styles in elements, which the policy of the page refuses; the terminal says the same.
  client: { webSocketURL: `ws://${host}:${port}/ws`, overlay: false, logging: 'warn' },
});

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
