// `npm run dev`: runs the API in watch mode and the shell and remotes with hot reload, or one remote with a deployed shell.
import { parseArgs } from 'node:util';
import { launchDevServer, stopOnSignals } from './dev-servers.mjs';
import { getDataDir, readDotEnv } from './environment.mjs';
import { serveInDeployedShell } from '../packages/portal-release/src/serve-in-deployed-shell.mjs';
import { devPorts } from './dev-ports.mjs';
import { install } from './install.mjs';
import { remotes } from './paths.mjs';
import { assertPortFree } from './port.mjs';
import { bold, dim, PlainError, runMain, print } from './print.mjs';

const address = 'http://localhost:4200';
/** The address to sign in at. */
const publicPages = 'mfe-marketing';

stopOnSignals();
await runMain(main);

async function main() {
  const { names, shell } = selectRemotes();
  readDotEnv();
  if (shell) return serveInShell(names[0], shell);
  await dev(names.length > 0 ? new Set([publicPages, ...names]) : remotes);
}

async function serveInShell(remote, shell) {
  await install();
  const project = { remote, port: devPorts[remote], dataDir: getDataDir() };
  await serveInDeployedShell(project, shell, (settings) => launchDevServer(remote, settings).child);
}

function selectRemotes() {
  const { values, positionals: names } = parseArguments();
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new PlainError(`No remote ${unknown}. The remotes are ${remotes.join(', ')}.`);
  if (values.shell === undefined) return { names };
  if (names.length !== 1)
    throw new PlainError('--shell needs exactly one remote: npm run dev -- mfe-client --shell https://…');
  return { names, shell: getOrigin(values.shell) };
}

function parseArguments() {
  try {
    return parseArgs({ options: { shell: { type: 'string' } }, allowPositionals: true });
  } catch (cause) {
    throw new PlainError(`${cause.message.split('. ')[0]}. Usage: npm run dev -- mfe-client --shell https://…`, {
      cause,
    });
  }
}

function getOrigin(shell) {
  if (URL.canParse(shell) && /^https?:$/.test(new URL(shell).protocol)) return new URL(shell).origin;
  throw new PlainError(
    `--shell ${shell} is not a URL. Enter the address of the deployed portals, for example https://portal.example`,
  );
}

async function dev(served) {
  const port = process.env.PORT || 4000;
  await assertPortFree(port, process.env.HOST || '127.0.0.1');
  await install();
  const api = process.env.API_TARGET || `http://127.0.0.1:${port}`;
  const settings = { API_TARGET: api, PUBLIC_URL: process.env.PUBLIC_URL || address, DATA_DIR: getDataDir() };
  for (const name of ['api', 'shell', ...served]) launchDevServer(name, settings);
  print(`\n  ${bold(address)}  ${dim('Ctrl-C stops everything.')}\n`);
}
