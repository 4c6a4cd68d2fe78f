// `npm run dev`: the API with watch mode, and the shell and the remotes with hot reload, in one terminal; or one remote
// beside a deployed shell.
import { parseArgs } from 'node:util';
import { launch, stopAtSignals } from './children.mjs';
import { dataDir, readDotEnv } from './environment.mjs';
import { serveBeside } from '../packages/portal-release/src/serve-beside.mjs';
import { devPorts } from './dev-ports.mjs';
import { install } from './install.mjs';
import { remotes } from './paths.mjs';
import { mustBeFree } from './port.mjs';
import { bold, faint, PlainError, runMain, say } from './say.mjs';

const address = 'http://localhost:4200';
/** Where one signs in. */
const publicPages = 'mfe-marketing';

stopAtSignals();
await runMain(main);

async function main() {
  const { names, shell } = whatToRun();
  readDotEnv();
  if (shell) return serveRemoteBeside(names[0], shell);
  await dev(names.length > 0 ? new Set([publicPages, ...names]) : remotes);
}

async function serveRemoteBeside(remote, shell) {
  await install();
  const project = { remote, port: devPorts[remote], dataDir: dataDir() };
  await serveBeside(project, shell, (settings) => launch(remote, settings).child);
}

function whatToRun() {
  const { values, positionals: names } = parsed();
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new PlainError(`There is no remote ${unknown}. There are ${remotes.join(', ')}.`);
  if (values.shell === undefined) return { names };
  if (names.length !== 1)
    throw new PlainError('Name the one remote that is served here: npm run dev -- mfe-client --shell https://…');
  return { names, shell: getOrigin(values.shell) };
}

function parsed() {
  try {
    return parseArgs({ options: { shell: { type: 'string' } }, allowPositionals: true });
  } catch (cause) {
    throw new PlainError(`${cause.message.split('. ')[0]}. Known is: npm run dev -- mfe-client --shell https://…`, {
      cause,
    });
  }
}

function getOrigin(shell) {
  if (URL.canParse(shell) && /^https?:$/.test(new URL(shell).protocol)) return new URL(shell).origin;
  throw new PlainError(
    `--shell ${shell} is no address: it is where the deployed portals are, as in https://portal.example`,
  );
}

async function dev(served) {
  const port = process.env.PORT || 4000;
  await mustBeFree(port, process.env.HOST || '127.0.0.1');
  await install();
  const api = process.env.API_TARGET || `http://127.0.0.1:${port}`;
  const settings = { API_TARGET: api, PUBLIC_URL: process.env.PUBLIC_URL || address, DATA_DIR: dataDir() };
  for (const name of ['api', 'shell', ...served]) launch(name, settings);
  say(`\n  ${bold(address)}  ${faint('Ctrl-C stops everything.')}\n`);
}
