// How long do a release of one remote and a rollback take? On two cores, from a changed source to a live version.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { copyWorkspace } from '../scripts/workspace-copy.mjs';

const rounds = 3;
/** In seconds. */
const limits = { release: 10, 'going back': 1 };

const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
const env = { PATH: process.env.PATH, PORT: String(await findFreePort()), DATA_DIR: dir };
const server = startServer({ env, dir, show: false });
const { folder, remove } = copyWorkspace();
try {
  const { url } = await server.ready;
  const rows = [];
  for (let round = 1; round <= rounds; round += 1) {
    change(round);
    rows.push(row('release', await run('mfe-client', '--to', url)));
    rows.push(row('going back', await run('mfe-client', '--rollback', '--to', url)));
  }
  console.table(rows);
} finally {
  await server.stop();
  remove();
  rmSync(dir, { recursive: true, force: true });
}

function row(what, seconds) {
  if (seconds > limits[what]) process.exitCode = 1;
  return { what, seconds: seconds.toFixed(1), limit: limits[what] };
}

function change(round) {
  const file = path.join(folder, 'mfe-client', 'src', 'portal.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/label: 'Dashboard.*?'/, `label: 'Dashboard ${round}'`));
}

async function run(...args) {
  const began = performance.now();
  const child = spawn('node', ['scripts/release.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(said);
  return (performance.now() - began) / 1000;
}
