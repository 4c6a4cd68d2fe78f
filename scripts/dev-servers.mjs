import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { devPorts } from './dev-ports.mjs';
import { packageScript } from './run.mjs';
import { dim, print } from './print.mjs';
import { parseRecord, formatIfRelevant } from './server-log.mjs';

const children = [];
let stopping = false;

/** Makes signals stop all launched servers, then this process. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/**
 * Runs the development server of a package and prints its output. It has its own process group, so that signals also reach the
 * children of the shell that runs the script.
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
  child.on('exit', (code) => stopping || show(`stopped with exit code ${code}. Fix the error and start again`));
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
