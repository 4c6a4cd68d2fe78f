// `npm run dev`: the API with watch mode, and the shell and every remote with hot reload, in one terminal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { dataDir, readDotEnv } from './environment.mjs';
import { install } from './install.mjs';
import { frontPackages } from './paths.mjs';
import { mustBeFree } from './port.mjs';
import { packageScript } from './run.mjs';
import { bold, faint, runMain, say } from './say.mjs';
import { recordOf, worthShowing } from './server-log.mjs';

const address = 'http://localhost:4200';
const names = ['api', ...frontPackages];
const children = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
await runMain(dev);

async function dev() {
  readDotEnv();
  await mustBeFree(process.env.PORT || 4000, process.env.HOST || '127.0.0.1');
  await install();
  for (const name of names) children.push(launch(name));
  say(`\n  ${bold(address)}  ${faint('Ctrl-C stops everything.')}\n`);
}

/** Each in a process group of its own: a script runs below a shell, and a signal must reach what that started. */
function launch(name) {
  const { command, cwd, env } = packageScript(name, 'dev');
  const settings = { ...env, PUBLIC_URL: env.PUBLIC_URL || address, DATA_DIR: dataDir() };
  const child = spawn(command, { cwd, env: settings, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const show = (line) => say(`${faint(name.padEnd(14))} ${line}`);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const record = recordOf(line);
      const text = record ? worthShowing(record) : line;
      if (text) show(text);
    });
  }
  child.on('exit', (code) => stopping || show(`ended with exit code ${code}: mend it and start again`));
  return { child, ended: once(child, 'exit') };
}

async function stop() {
  if (stopping) return;
  stopping = true;
  for (const { child } of children) if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  await Promise.all(children.map(({ ended }) => ended));
  process.exit(0);
}
