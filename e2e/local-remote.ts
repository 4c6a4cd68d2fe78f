import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { node24, packages, root } from '../scripts/paths.mjs';
import { onServer } from './database.ts';
import type { Product } from './product.ts';

/** A release key for every remote, as an administrator gives one. */
export async function makeReleaseKey(product: Product): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await onServer(
    product.databaseUrl(),
    "insert into release_keys (id, name, key_hash, remotes, created_at, updated_at) values ($1, 'A team', $2, '{}', now(), now())",
    [randomUUID(), createHash('sha256').update(key).digest('hex')],
  );
  return key;
}

const notCopied = new Set(['node_modules', 'dist']);

/** What serving one remote needs of the workspace, for a test that changes its sources: what is installed is shared. */
export function copyOfWorkspace(remote: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'portals-workspace-'));
  const copy = (name: string) =>
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (from) => !notCopied.has(path.basename(from)),
    });
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) copy(name);
  for (const name of packages) copy(path.join(name, 'package.json'));
  for (const name of ['scripts', 'rules', 'kit', remote]) copy(name);
  for (const name of ['', ...packages]) {
    const installed = path.join(root, name, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, path.join(folder, name, 'node_modules'));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `npm run dev -- <remote> --shell <address>`, until it has printed its link. */
export async function serveHere(folder: string, remote: string, { shell, key }: { shell: string; key: string }) {
  const script = path.join(folder, 'scripts/dev.mjs');
  const env = { PATH: process.env.PATH, RELEASE_KEY: key };
  const child = spawn(node24, [script, remote, '--shell', shell], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const link = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const found = /https?:\S+\/override\?link=[\w-]+/.exec(line)?.[0];
        if (found) resolve(found);
      });
    child.on('exit', () => reject(new Error(`The command ended:\n${lines.join('\n')}`)));
  });
  const origin = /serve +(http:\/\/127\.0\.0\.1:\d+)\//.exec(lines.join('\n'))?.[1] ?? 'unknown';
  return { link, origin, stop };
}
