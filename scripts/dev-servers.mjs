import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { devPorts } from './dev-ports.mjs';
import { packageScript } from './run.mjs';
import { dim, print } from './print.mjs';
import { parseRecord, formatIfRelevant } from './server-log.mjs';

const children = [];
let stopping = false;

/** From now on a signal stops everything that was launched, and then this process. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/**
 * Runs the development server of a package, and shows what it says. In a process group of its own: a script runs below a
 * shell, and a signal must reach what that started.
 */
export function launchDevServer(name, settings) {
  const { command, cwd, env } = packageScript(name, 'dev');
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, {
    cwd,
    env: { ...env, DEV_PORT: devPorts[name], ...settings },
    shell: true,
    detached: true,
    stdio,
  });
  const show = (line) => print(`${dim(name.padEnd(14))} ${line}`);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const record = parseRecord(line);
      const text = record ? formatIfRelevant(record) : line;
      if (text) show(text);
    });
  }
  child.on('exit', (code) => stopping || show(`ended with exit code ${code}: mend it and start again`));
  const launched = { child, ended: once(child, 'exit') };
  children.push(launched);
  return launched;
}

const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

async function stop() {
  if (stopping) return;
  stopping = true;
  for (const { child } of children) if (isRunning(child)) process.kill(-child.pid, 'SIGTERM');
  await Promise.all(children.map(({ ended }) => ended));
  process.exit(0);
}
