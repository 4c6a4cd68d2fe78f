import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../packages/portal-release/src/run-program.mjs';
import { takeCpuSeconds } from './cpu-time.mjs';
import { createToolEnvironment } from './environment.mjs';
import { root } from './paths.mjs';
import { PlainError } from './print.mjs';

export { signalRunningPrograms } from '../packages/portal-release/src/run-program.mjs';

/** Runs a program in the workspace with its tools; see runProgram. Also returns its processor time. */
export async function run(command, args, { cwd = root, env = createToolEnvironment(), ...options } = {}) {
  const ended = await runProgram(command, args, { cwd, env, ...options });
  return { ...ended, cpuSeconds: takeCpuSeconds() };
}

/** Runs a program silently; throws its output if it fails. */
export async function runQuietly(what, command, args, options) {
  const { code, signal, output } = await run(command, args, options);
  if (code !== 0) throw new PlainError(`${output.trimEnd()}\n\n${what} failed (${signal ?? `exit code ${code}`}).`);
  return output;
}

/** Runs a script of a package.json as pnpm does: in the package, with the workspace's tools and Node. */
export function packageScript(name, script, extra = '') {
  const cwd = path.join(root, name);
  const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8'));
  if (!scripts?.[script]) throw new PlainError(`${name}/package.json has no script "${script}".`);
  return { command: `${scripts[script]} ${extra}`.trim(), cwd, env: createToolEnvironment(cwd) };
}

export function runScript(name, script, { extra, ...options } = {}) {
  const { command, cwd, env } = packageScript(name, script, extra);
  return run(command, [], { cwd, env: { ...env, ...options.env }, live: options.live, shell: true });
}
