import type { Configuration } from '@rspack/core';

const host = '127.0.0.1';

/** The deployed shell that a single remote is developed against: `npm run dev -- mfe-… --shell …` */
export const deployedShell = process.env.DEPLOYED_SHELL;

/** The development server of a remote, on the port that the command has chosen. */
export function createDevServer(): Configuration['devServer'] {
  const port = Number(process.env.DEV_PORT) || undefined;
  const common = { host, port, hot: true, allowedHosts: [host, 'localhost'] };
  return { ...common, ...(deployedShell ? forDeployedShell(deployedShell, port) : forLocalShell(port)) };
}

/** The shell serves the page, so a remote's scripts and hot-reload socket are cross-origin. */
const forLocalShell = (port: number | undefined): Configuration['devServer'] => ({
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://${host}:${port}/ws` },
});

/** The page reloads on change. Browsers send a preflight before a public page may reach the local network. */
const forDeployedShell = (shell: string, port: number | undefined): Configuration['devServer'] => ({
  hot: false,
  liveReload: true,
  allowedHosts: [host, 'localhost', new URL(shell).hostname],
  headers: { 'Access-Control-Allow-Origin': new URL(shell).origin, 'Access-Control-Allow-Private-Network': 'true' },
  // The overlay needs inline styles, which the page's CSP refuses; the terminal shows the same errors.
  client: { webSocketURL: `ws://${host}:${port}/ws`, overlay: false, logging: 'warn' },
});
