import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { onServer } from './database.ts';
import type { Product } from './product.ts';

/** What a team publishes with, as an administrator makes it. */
export async function releaseKey(product: Product, name: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await onServer(
    product.databaseUrl(),
    `insert into release_keys (id, created_at, updated_at, name, key_hash, remotes) values ($1, now(), now(), $2, $3, '{}')`,
    [randomUUID(), name, createHash('sha256').update(key).digest('hex')],
  );
  return key;
}

interface Ended {
  code: number;
  /** All that it said. */
  output: string;
  /** What it said to programs: with --json nothing else. */
  answer: string;
  seconds: number;
}

/** `npm run release` in a folder, with a key. */
export function releaseFrom(folder: string, to: string, key: string) {
  return async (...args: string[]): Promise<Ended> => {
    const began = performance.now();
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, RELEASE_KEY: key };
    const child = spawn('node', ['scripts/release.mjs', ...args, '--to', to], { cwd: folder, env });
    let [output, answer] = ['', ''];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
    child.stdout.on('data', (piece) => (answer += String(piece)));
    const code = await new Promise<number>((resolve) => child.on('close', (ended) => resolve(ended ?? 1)));
    return { code, output, answer, seconds: (performance.now() - began) / 1000 };
  };
}
