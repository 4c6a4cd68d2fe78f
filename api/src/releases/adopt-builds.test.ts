import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '#app';
import { findFreePort } from '#db/free-port';
import { readSettings } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import {
  writeBuild,
  type TestBuild,
  createTestBuild,
  publishBuild,
  rollBackRemote,
  sendBuild,
  readRemoteState,
} from '#test/test-build';

let app: TestApp;
let team: TestClient;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  writeBuild(folder, brought);
  app = await startTestApp({ REMOTES_DIR: folder });
  team = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const brought = createTestBuild({ says: 'brought along' });
const newer = createTestBuild({ says: 'bundled later' });
const released = createTestBuild({ says: 'released by command' });

/** What a server serves that starts with this build, on the same database. */
async function afterStartWith(build: TestBuild) {
  writeBuild(folder, build);
  const settings = readSettings({
    PORT: String(await findFreePort()),
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    REMOTES_DIR: folder,
    LOG_LEVEL: 'silent',
    FOUNDER_EMAIL: 'founder@test.test',
    FOUNDER_PASSWORD: 'founder-password-123',
  });
  const another = await createApp(settings, { log: pino({ level: 'silent' }) });
  const { body } = await createTestClient(another.url).send<Record<string, { version: string }>>(
    'GET',
    '/remotes.json',
  );
  await another.stop();
  return body.mfe_client?.version;
}

// Each test continues from where the previous one left the pointer.
test('bundled builds are served while nothing has been released', async () => {
  expect((await readRemoteState(team)).current?.version).toBe(brought.version);
});

test('stored files are copies that only their owner can access', async () => {
  const copies = await readdir(path.join(app.dataDir, 'releases'), { recursive: true, withFileTypes: true });
  const stats = await Promise.all(
    copies.filter(({ name }) => name.endsWith('.js')).map(({ parentPath, name }) => stat(path.join(parentPath, name))),
  );
  expect(stats).not.toEqual([]);
  expect(stats.filter(({ mode, nlink }) => (mode & 0o077) !== 0 || nlink > 1)).toEqual([]);
});

test('a newer bundled build replaces the previous one', async () => {
  expect(await afterStartWith(newer)).toBe(newer.version);
});

test('a version released by command stays, whatever the server bundles', async () => {
  await sendBuild(team, released);
  const { errors } = await publishBuild(team, released, (await readRemoteState(team)).revision);
  expect(errors).toBeUndefined();
  expect(await afterStartWith(brought)).toBe(released.version);
});

test('a version that was rolled back is not chosen again at the next start', async () => {
  await rollBackRemote(team, 'mfe-client', (await readRemoteState(team)).revision);
  const { current, revision } = await readRemoteState(team);
  expect(current?.version).toBe(newer.version);
  await rollBackRemote(team, 'mfe-client', revision);
  expect(await afterStartWith(newer)).toBe(brought.version);
});

test("a remote's registered paths give way once the product delivers the remote", async () => {
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const { id } = await app.make.portalPath('approved');
  await database.query(`update portal_paths set remote = 'mfe-client', path = '/registered' where id = $1`, [id]);
  const remote = createTestBuild({ remote: 'mfe-sales', says: 'makes the server read the route table' });
  await afterStartWith(remote);
  const { rows } = await database.query('select status from portal_paths where id = $1', [id]);
  await database.end();
  expect(rows).toEqual([{ status: 'replaced' }]);
});
