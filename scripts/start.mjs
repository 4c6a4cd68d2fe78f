// `npm start`: from a clone to a running product. Plain JavaScript, because it runs on the machine's Node; the rest runs on the workspace's.
import path from 'node:path';
import { build } from './build.mjs';
import { getDataDir, readDotEnv } from './environment.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { assertPortFree } from './port.mjs';
import { bold, dim, runMain, print, printStep, formatElapsed } from './print.mjs';
import { startServer } from './server.mjs';

const began = performance.now();
let stopping = false;
let server;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
await runMain(start, { unless: () => stopping });

async function start() {
  print(`\n${bold('10x Labs Portals')}\n`);
  readDotEnv();
  await assertPortFree(process.env.PORT || 4000, process.env.HOST || '127.0.0.1');
  await install();
  await build();

  const since = performance.now();
  const dir = getDataDir();
  server = startServer({ env: process.env, dir });
  server.exited.then(handleExit);
  const { url, demo } = await server.ready;
  printStep('database', process.env.DATABASE_URL ? 'at DATABASE_URL' : `embedded, in ${short(dir)}`, since);
  printStep('ready', `in ${formatElapsed(began)}`);
  print(`\n  ${bold(url)}\n`);
  if (demo) sayAccounts(demo);
  print(dim(`  Full log: ${short(path.join(dir, 'server.log'))}. Ctrl-C stops everything.\n`));
}

function sayAccounts({ password, accounts }) {
  print(`  Demo accounts (password ${bold(password)}):`);
  for (const { email, is } of accounts) print(`    ${email.padEnd(22)} ${dim(is)}`);
  print();
}

function short(file) {
  return file.startsWith(root) ? path.relative(root, file) : file;
}

/** Only once: npm forwards signals that the terminal has already sent to the whole group. */
async function stop() {
  if (stopping) return;
  stopping = true;
  if (!server) process.exit(130);
  print('\n  Stopping …');
  await server.stop();
  process.exit(0);
}

function handleExit([code]) {
  if (stopping) return;
  process.exitCode = code || 1;
}
