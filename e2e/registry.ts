import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeBinary, root } from '../scripts/paths.mjs';
import { findFreePort } from '../scripts/port.mjs';
import { runInFolder } from './run-in.ts';

const verdaccio = path.join(import.meta.dirname, 'node_modules/verdaccio/bin/verdaccio');

/** A local registry with only the packages of this workspace. */
export async function startRegistry(): Promise<{ url: string; stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'portals-registry-'));
  const url = `http://127.0.0.1:${await findFreePort()}/`;
  const config = path.join(dir, 'config.yaml');
  writeFileSync(config, configuration(dir));
  const child = spawn(nodeBinary, [verdaccio, '--config', config, '--listen', url], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const [, archives] = await Promise.all([listens(child), packInto(path.join(dir, 'archives'))]);
    const settings = path.join(dir, 'npmrc');
    // npm requires a token to publish; this registry ignores it.
    writeFileSync(settings, `${url.replace('http:', '')}:_authToken=none\n`);
    for (const file of archives)
      await runInFolder(dir, 'npm', ['publish', file, '--registry', url, '--userconfig', settings]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

const configuration = (dir: string) => `storage: ${path.join(dir, 'storage')}
packages:
  '**':
    access: $all
    publish: $all
log: { type: stdout, format: json, level: http }
`;

async function packInto(dir: string): Promise<string[]> {
  await runInFolder(root, nodeBinary, ['scripts/packages.mjs', dir]);
  return readdirSync(dir).map((name) => path.join(dir, name));
}

function listens(child: ChildProcess): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(line);
      if (line.includes('http address')) resolve();
    });
    child.on('exit', () => reject(new Error(`The registry ended:\n${lines.join('\n')}`)));
  });
}
