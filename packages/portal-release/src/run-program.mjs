import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { PlainError } from './print.mjs';

const running = new Set();
/** A niceness with which tests still meet their timeouts beside others. */
const backgroundPriority = 5;
process.on('exit', () => running.forEach((child) => child.kill()));

export const signalRunningPrograms = (signal) => running.forEach((child) => child.kill(signal));

/**
 * Runs a program and returns its exit code and output; `live` also streams the output. In the background it gets the processor
 * time that others leave.
 */
export function runProgram(command, args, { cwd, env, live = false, shell = false, isBackground = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    if (isBackground && child.pid) setPriority(child.pid, backgroundPriority);
    const pieces = [];
    const collect = (target) => (piece) => {
      pieces.push(piece);
      if (live) target.write(piece);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (cause) => reject(new PlainError(`Couldn't start ${command}: ${cause.message}`, { cause })));
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, signal, output: Buffer.concat(pieces).toString() });
    });
  });
}
