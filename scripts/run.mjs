import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './environment.mjs';
import { root } from './paths.mjs';
import { PlainError } from './say.mjs';

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

export const signalRunning = (signal) => running.forEach((child) => child.kill(signal));

/** Runs a program to its end and gives its exit code and everything it printed; `live` also shows the output as it comes. */
export function run(command, args, { cwd = root, env = toolEnvironment(), live = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const pieces = [];
    const collect = (target) => (piece) => {
      pieces.push(piece);
      if (live) target.write(piece);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (cause) =>
      reject(new PlainError(`${command} could not be started: ${cause.message}`, { cause })),
    );
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, signal, output: Buffer.concat(pieces).toString() });
    });
  });
}

/** Runs a program quietly; if it fails, throws what it printed. */
export async function runQuietly(what, command, args, options) {
  const { code, signal, output } = await run(command, args, options);
  if (code !== 0) throw new PlainError(`${output.trimEnd()}\n\n${what} failed (${signal ?? `exit code ${code}`}).`);
  return output;
}

/** A script of a package's package.json, run the way pnpm runs it: in the package, with the workspace's own tools and Node. */
export function packageScript(name, script, extra = '') {
  const cwd = path.join(root, name);
  const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8'));
  if (!scripts?.[script]) throw new PlainError(`${name}/package.json has no script "${script}".`);
  return { command: `${scripts[script]} ${extra}`.trim(), cwd, env: toolEnvironment(cwd) };
}

export function runScript(name, script, { extra, ...options } = {}) {
  const { command, cwd, env } = packageScript(name, script, extra);
  return run(command, [], { cwd, env: { ...env, ...options.env }, live: options.live, shell: true });
}
