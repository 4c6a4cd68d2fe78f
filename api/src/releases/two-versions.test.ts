import { mkdtempSync, rmSync } from 'node:fs';
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
import { eventually } from '#test/eventually';
import { writeBuild, type TestBuild, createTestBuild, stageBuild, readRemoteState } from '#test/test-build';

const asks = (field: string) => [{ name: 'Me', document: `query Me { me { id ${field} } }` }];
const first = createTestBuild({ says: 'first' });
const second = createTestBuild({ says: 'second', manifest: { operations: asks('firstName') } });
const third = createTestBuild({ says: 'third', manifest: { operations: asks('email') } });
/** What the API of the previous version supports. */
const oldSchema = 'type Query { me: User } type User { id: ID! }';

let folder: string;
let app: TestApp;
let team: TestClient;
let database: pg.Client;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'two-versions-'));
  writeBuild(folder, first);
  app = await startTestApp({ REMOTES_DIR: folder });
  team = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
  rmSync(folder, { recursive: true });
});

const served = async () => (await readRemoteState(team)).current?.version;

/** Another server on the same database, with this build bundled. */
async function startWith(build: TestBuild, env: Record<string, string> = {}) {
  writeBuild(folder, build);
  const settings = readSettings({
    PORT: String(await findFreePort()),
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    REMOTES_DIR: folder,
    LOG_LEVEL: 'silent',
    FOUNDER_EMAIL: 'founder@test.test',
    FOUNDER_PASSWORD: 'founder-password-123',
    ...env,
  });
  return createApp(settings, { log: pino({ level: 'silent' }) });
}

/** A server of another version, as it announces itself; last seen this many seconds ago. */
const announce = async (version: string, sdl: string, secondsAgo = 0) =>
  void (await database.query(
    `insert into server (id, version, schema_hash, sdl, seen_at)
     values (gen_random_uuid(), $1, md5($2), $2, now() - make_interval(secs => $3))`,
    [version, sdl, secondsAgo],
  ));
const stays = -3600;
const leave = (version: string) => database.query('delete from server where version = $1', [version]);

// Each test continues from where the previous one left the pointer.
test('a build waits while a live server would reject its operations, and is served without a restart once that server has left', async () => {
  await announce('old', oldSchema, stays);
  const newer = await startWith(second);
  expect(await served()).toBe(first.version);
  await leave('old');
  await eventually(async () => expect(await served()).toBe(second.version));
  await newer.stop();
});

test('an older server that restarts does not roll its build back to everyone', async () => {
  const older = await startWith(first);
  expect(await served()).toBe(second.version);
  await older.stop();
});

test('an older server with ROLL_BACK_PORTALS restores its portals, and newer builds wait until it has left', async () => {
  const newer = await startWith(second);
  const older = await startWith(first, { ROLL_BACK_PORTALS: 'on' });
  expect(await served()).toBe(first.version);
  const { rows } = await database.query<{ now: Date }>('select clock_timestamp() as now');
  // Two heartbeats each: the newer servers have seen the others and what is served.
  await eventually(async () => {
    const late = await database.query(`select 1 from server where seen_at < $1::timestamptz + interval '2.5 seconds'`, [
      rows[0]?.now,
    ]);
    expect(late.rowCount).toBe(0);
  });
  expect(await served()).toBe(first.version);
  await older.stop();
  await eventually(async () => expect(await served()).toBe(second.version));
  await newer.stop();
});

test('a server without a recent heartbeat does not count', async () => {
  await announce('crashed', oldSchema, 60);
  const newer = await startWith(third);
  expect(await served()).toBe(third.version);
  await newer.stop();
  await leave('crashed');
});

test('a server that stops no longer counts at once', async () => {
  const { rows } = await database.query('select count(*)::int as count from server');
  expect(rows).toEqual([{ count: 1 }]);
});

test('a release is rejected while a live server would reject its operations', async () => {
  await announce('old', oldSchema, stays);
  const build = createTestBuild({ says: 'released', manifest: { operations: asks('email') } });
  await eventually(async () => {
    const { errors } = await stageBuild(team, build);
    expect(errors?.[0]?.extensions.fields).toMatchObject({
      'problems.0': expect.stringMatching(/Cannot query field "email".*version old.*deployment/s),
    });
  });
  await leave('old');
  await eventually(async () => expect((await stageBuild(team, build)).errors).toBeUndefined());
});

const newSchema = 'type Query { me: User, news: String } type User { id: ID! firstName: String email: String }';
const newsBuild = createTestBuild({
  says: 'news',
  manifest: { operations: [{ name: 'News', document: 'query News { news }' }] },
});

test('a server that is older than the portals in use is not ready', async () => {
  await announce('new', newSchema, stays);
  await database.query(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, complete_at)
     values (gen_random_uuid(), now(), now(), 'mfe-client', $1, $2, 'installation', 'the server', now())`,
    [newsBuild.version, newsBuild.text],
  );
  await database.query(
    `update remote_pointers set current_id = (select id from releases where version = $1) where remote = 'mfe-client'`,
    [newsBuild.version],
  );
  await eventually(async () =>
    expect(await app.client.send('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { checks: { portals: 'down' } },
    }),
  );
  expect(await app.client.send('GET', '/readyz/server')).toMatchObject({ status: 503, body: { down: ['portals'] } });
  expect(await served()).toBe(newsBuild.version);
});

test('once no live server supports the newer portals, the newest that all support are served again', async () => {
  await leave('new');
  await eventually(async () => expect((await app.client.send('GET', '/readyz')).status).toBe(200));
  await eventually(async () => expect(await served()).toBe(first.version));
});
