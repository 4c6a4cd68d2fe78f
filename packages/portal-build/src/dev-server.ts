import type { Configuration } from '@rspack/core';

const host = '127.0.0.1';

/** The shell that a single remote is developed against, where that is a deployed one: `npm run dev -- mfe-… --shell …` */
export const deployedShell = process.env.DEPLOYED_SHELL;

/** How a remote is served while one works on it, at the port that the command has chosen. */
export function createDevServer(): Configuration['devServer'] {
  const port = Number(process.env.DEV_PORT) || undefined;
  const common = { host, port, hot: true, allowedHosts: [host, 'localhost'] };
  return { ...common, ...(deployedShell ? forDeployedShell(deployedShell, port) : forLocalShell(port)) };
}

/** The page is the shell's: a remote's scripts, and its socket for hot reload, come from another origin. */
const forLocalShell = (port: number | undefined): Configuration['devServer'] => ({
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://${host}:${port}/ws` },
});

/** The page loads anew at a change. A browser asks this machine first whether a page from elsewhere may reach it. */
const forDeployedShell = (shell: string, port: number | undefined): Configuration['devServer'] => ({
  hot: false,
  liveReload: true,
  allowedHosts: [host, 'localhost', new URL(shell).hostname],
  headers: { 'Access-Control-Allow-Origin': new URL(shell).origin, 'Access-Control-Allow-Private-Network': 'true' },
  // Its overlay needs styles in elements, which the policy of the page refuses; the terminal says the same.
  client: { webSocketURL: `ws://${host}:${port}/ws`, overlay: false, logging: 'warn' },
});
