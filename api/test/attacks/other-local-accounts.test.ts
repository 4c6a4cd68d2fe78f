import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '#db/free-port';
import { createTestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { type ServerProcess, startServerProcess } from '#test/server-process';

const email = 'founder@agency.test';
// The temporary folder is open to all, as a home folder may be: only DATA_DIR itself protects what is in it.
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'data-dir-'));
const build = `${dataDir}-build.js`;
const linked = path.join(dataDir, 'releases/linked.js');
const outbox = path.join(dataDir, 'outbox');
let server: ServerProcess;

beforeAll(async () => {
  // As a version from before left it.
  for (const folder of [outbox, path.join(dataDir, 'files')]) mkdirSync(folder, { mode: 0o755 });
  for (const file of ['server.log', 'outbox/old.eml', 'files/old']) {
    writeFileSync(path.join(dataDir, file), 'a reset link');
    chmodSync(path.join(dataDir, file), 0o644);
  }
  mkdirSync(path.join(dataDir, 'releases'), { mode: 0o755 });
  writeFileSync(build, 'a build that others read');
  chmodSync(build, 0o644);
  linkSync(build, linked);
  chmodSync(dataDir, 0o755);
  server = startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DEMO: 'off',
    FOUNDER_EMAIL: email,
    FOUNDER_PASSWORD: 'founder-password-123',
  });
  const { url } = await server.event('ready');
  const query = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) }';
  expect((await createTestClient(url).graphql(query, { email })).errors).toBeUndefined();
  await eventually(async () => expect(readdirSync(outbox).filter((name) => name.endsWith('.eml'))).toHaveLength(2));
}, 60_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(build, { force: true });
});

function* everythingBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    yield file;
    // Copies of PostgreSQL's own programs have the modes that they came with, in a folder that no one else enters.
    if (entry.isDirectory() && entry.name !== 'postgres-programs') yield* everythingBelow(file);
  }
}
const getMode = (file: string) => statSync(file).mode & 0o777;

test('everything under the data folder of a running server is for its owner alone, but a second name of an outside file', () => {
  const open = [...everythingBelow(dataDir)].filter((file) => existsSync(file) && (getMode(file) & 0o077) !== 0);
  expect(open).toEqual([linked]);
  // Root runs PostgreSQL as another account, whose group may pass but not list.
  expect([0o700, 0o710]).toContain(getMode(dataDir));
});

const isRoot = process.getuid?.() === 0;
(isRoot ? test : test.skip)(
  `another account of the machine reads neither a mail nor a log${isRoot ? '' : ' (skipped: it takes root to be another account)'}`,
  () => {
    const uid = 65_534; // an unprivileged account on every Linux
    const mail = readdirSync(outbox).find((name) => name !== 'old.eml') ?? '';
    expect(readFileSync(path.join(outbox, mail), 'utf8')).toContain(email);
    for (const file of [path.join(outbox, mail), path.join(dataDir, 'server.log'), path.join(dataDir, 'postgres.log')])
      expect(() => execFileSync('cat', [file], { uid, gid: uid, stdio: 'pipe' })).toThrow('Permission denied');
    expect(() => execFileSync('ls', [dataDir], { uid, gid: uid, stdio: 'pipe' })).toThrow('Permission denied');
  },
);
