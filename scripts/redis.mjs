import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './port.mjs';
import { PlainError } from './print.mjs';

/** Starts a Redis without persistence on a free port. Returns its address and a stop function. */
export async function startRedis(program) {
  const dir = mkdtempSync(path.join(tmpdir(), 'portals-redis-'));
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await Promise.race([
    saysReady(child),
    exited.then(() => Promise.reject(new PlainError(`${program} stopped right after it started.`))),
  ]);
  const stop = async () => {
    child.kill();
    await exited;
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}

function saysReady(child) {
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve) => {
    lines.on('line', (line) => line.includes('Ready to accept connections') && resolve());
  });
}
