import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './port.mjs';
import { PlainError } from './print.mjs';

/** Starts a Redis of our own on a free port, keeping nothing; gives its address and how to stop it. */
export async function startRedis(program) {
  const dir = mkdtempSync(path.join(tmpdir(), 'portals-redis-'));
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await Promise.race([
    saysReady(child),
    exited.then(() => Promise.reject(new PlainError(`${program} ended at once.`))),
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
