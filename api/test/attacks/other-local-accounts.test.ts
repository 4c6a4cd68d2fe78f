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
// The parent folder is open to all, as a home folder may be: only DATA_DIR protects its contents.
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'data-dir-'));
const build = `${dataDir}-build.js`;
const linked = path.join(dataDir, 'releases/linked.js');
const outbox = path.join(dataDir, 'outbox');
let server: ServerProcess;

beforeAll(async () => {
  // Left by an earlier version.
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
  const query = 'mutation ($email: EmailAddress!) { requestPasswordReset(input: { email: $email }) }';
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
    // Copies of PostgreSQL's programs keep their modes, in a folder that others can't enter.
    if (entry.isDirectory() && entry.name !== 'postgres-programs') yield* everythingBelow(file);
  }
}
const getMode = (file: string) => statSync(file).mode & 0o777;

test('only the owner can read the data folder of a running server, except a hard link to an outside file', () => {
  const open = [...everythingBelow(dataDir)].filter((file) => existsSync(file) && (getMode(file) & 0o077) !== 0);
  expect(open).toEqual([linked]);
  // Root runs PostgreSQL as another account, whose group may enter but not list the folder.
  expect([0o700, 0o710]).toContain(getMode(dataDir));
});

const isRoot = process.getuid?.() === 0;
(isRoot ? test : test.skip)(
  `another account of the machine cannot read mails or logs${isRoot ? '' : ' (skipped: requires root)'}`,
  () => {
    const uid = 65_534; // an unprivileged account on every Linux
    const mail = readdirSync(outbox).find((name) => name !== 'old.eml') ?? '';
    expect(readFileSync(path.join(outbox, mail), 'utf8')).toContain(email);
    for (const file of [path.join(outbox, mail), path.join(dataDir, 'server.log'), path.join(dataDir, 'postgres.log')])
      expect(() => execFileSync('cat', [file], { uid, gid: uid, stdio: 'pipe' })).toThrow('Permission denied');
    expect(() => execFileSync('ls', [dataDir], { uid, gid: uid, stdio: 'pipe' })).toThrow('Permission denied');
  },
);
