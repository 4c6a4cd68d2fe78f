import { spawn } from 'node:child_process';
import { PlainError } from './print.mjs';

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

export const signalRunningPrograms = (signal) => running.forEach((child) => child.kill(signal));

/** Runs a program and returns its exit code and output; `live` also streams the output. */
export function runProgram(command, args, { cwd, env, live = false, shell = false } = {}) {
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
    child.on('error', (cause) => reject(new PlainError(`Couldn't start ${command}: ${cause.message}`, { cause })));
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, signal, output: Buffer.concat(pieces).toString() });
    });
  });
}
