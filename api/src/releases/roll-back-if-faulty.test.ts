import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { startOwnRedis, isRedisInstalled } from '#test/own-server';
import { publishContent, readRemoteState } from '#test/publish-content';

const report = 'mutation ($input: ReportPortalFaultInput!) { reportPortalFault(input: $input) }';
const history =
  'query ($remote: String!) { releaseEvents(first: 20, filter: { remote: $remote }) { edges { node { kind version fromVersion by reason } } } }';
interface Happened {
  kind: string;
  version: string;
  fromVersion: string | null;
  by: string;
  reason: string | null;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'shell-'));
let app: TestApp;
let database: pg.Client;
let releaser: TestClient;
let clients: TestClient[];
let admins: TestClient[];
let remote: string;
let count = 0;

/** A portal for clients and administrators, and one on the public pages, each in a remote of its own. */
beforeEach(() => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  remote = `mfe-test-${letters[count % 26]}`;
  count += 1;
  opens(['client', 'admin']);
});
function opens(audiences: string[]): void {
  const portals = [{ path: '/contact', remote: remote.replaceAll('-', '_'), audiences }];
  const shell = { name: 'shell', entry: 'main.js', provides: {}, portals, operations: [] };
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(shell));
}

beforeAll(async () => {
  app = await startTestApp({ REMOTES_DIR: folder }, {}, { shellDir: folder });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  const people = (role: 'client' | 'admin', many: number) =>
    Promise.all(Array.from({ length: many }, async () => signInAs(app, await app.make.user({ role }))));
  [clients, admins] = await Promise.all([people('client', 5), people('admin', 3)]);
});
afterAll(async () => {
  await database.end();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const reportFault = (version: string, who: readonly TestClient[], message = 'It threw') =>
  Promise.all(
    who.map(async (client) => {
      const input = { remote, version, kind: 'load', message };
      expect((await client.graphql(report, { input })).data).toEqual({ reportPortalFault: true });
    }),
  );
const publish = (content: string, canary?: string[]) => publishContent({ database, releaser }, remote, content, canary);
const served = async () => (await readRemoteState(releaser, remote)).current?.version;
async function happened(): Promise<Happened[]> {
  const { data } = await releaser.graphql<{ releaseEvents: { edges: Array<{ node: Happened }> } }>(history, { remote });
  return data.releaseEvents.edges.map(({ node }) => node);
}
const twoVersions = async () => [await publish('good'), await publish('bad')] as const;

test('a version that three people cannot open is rolled back, and the history says why', async () => {
  const [good, bad] = await twoVersions();
  await reportFault(bad, clients.slice(0, 1), `Loading\nfailed ${'x'.repeat(500)}`);
  await reportFault(bad, clients.slice(1, 3));
  expect(await served()).toBe(good);
  const [newest] = await happened();
  expect(newest).toMatchObject({ kind: 'rolled_back_by_itself', version: good, fromVersion: bad, by: 'the server' });
  expect(newest?.reason).toMatch(/^3 people couldn't open it within 5 minutes: load, Loading failed x{100,200}…$/);
  const registry = await app.client.send<Record<string, { version: string }>>('GET', '/remotes.json');
  expect(registry.body[remote.replaceAll('-', '_')]?.version).toBe(good);
});

test('ten concurrent reports roll back one version, not two', async () => {
  await publish('old');
  const [good, bad] = await twoVersions();
  await reportFault(bad, [...clients, ...admins, ...clients]);
  expect(await served()).toBe(good);
  expect((await happened()).filter(({ kind }) => kind === 'rolled_back_by_itself')).toHaveLength(1);
});

const people = {
  two: () => clients.slice(0, 2),
  'one, three times': () => [1, 2, 3].map(() => clients[0] as TestClient),
  'three who are signed out': () => [1, 2, 3].map(() => createTestClient(app.url)),
};
test.each(Object.entries(people))('a version stays if the only reports come from: %s', async (_who, from) => {
  const [, bad] = await twoVersions();
  await reportFault(bad, from());
  expect(await served()).toBe(bad);
});

test('people without access to a portal cannot roll it back', async () => {
  opens(['admin']);
  const [good, bad] = await twoVersions();
  await reportFault(bad, clients);
  expect(await served()).toBe(bad);
  await reportFault(bad, admins);
  expect(await served()).toBe(good);
});

test('a shell that is not built grants no access', async () => {
  rmSync(path.join(folder, 'shell.json'));
  const [, bad] = await twoVersions();
  await reportFault(bad, clients);
  expect(await served()).toBe(bad);
});

test('a version that was released more than five minutes ago stays', async () => {
  const [, bad] = await twoVersions();
  await database.query(
    "update release_events set created_at = now() - interval '5 minutes 1 second' where remote = $1 and version = $2",
    [remote, bad],
  );
  await reportFault(bad, clients);
  expect(await served()).toBe(bad);
});

test('a report of an older or unknown version does not count against what is served', async () => {
  const [good, bad] = await twoVersions();
  await reportFault(good, clients);
  await reportFault('0123456789ab', clients);
  expect(await served()).toBe(bad);
});

test('a first version stays, since there is none to roll back to', async () => {
  const only = await publish('only');
  await reportFault(only, clients);
  expect(await served()).toBe(only);
  expect(await happened()).toMatchObject([{ kind: 'published' }]);
});

test('a rolled-back version that is published again starts with no faults', async () => {
  const [good, bad] = await twoVersions();
  await reportFault(bad, clients.slice(0, 3));
  await publish('bad');
  await reportFault(bad, clients.slice(0, 2));
  expect(await served()).toBe(bad);
  await reportFault(bad, clients.slice(2, 3));
  expect(await served()).toBe(good);
});

test('a canary is rolled back alone, by reports of those who have it', async () => {
  await publish('old');
  const good = await publish('good');
  const canary = await publish('canary', ['admin']);
  await reportFault(canary, clients);
  expect(await readRemoteState(releaser, remote)).toMatchObject({ canary: { version: canary } });
  await reportFault(canary, admins);
  expect(await readRemoteState(releaser, remote)).toMatchObject({ canary: null, current: { version: good } });
  expect((await happened())[0]).toMatchObject({ kind: 'canary_ended', version: canary, by: 'the server' });
  expect((await happened())[0]?.reason).toContain("3 people couldn't open it");
});

test('a canary stays when the version for everyone is rolled back', async () => {
  const [good, bad] = await twoVersions();
  const canary = await publish('canary', ['admin']);
  await reportFault(bad, [...clients, ...admins]);
  expect(await readRemoteState(releaser, remote)).toMatchObject({
    canary: { version: canary },
    current: { version: good },
  });
});

test('faults are deleted after 30 days', async () => {
  const [, bad] = await twoVersions();
  await reportFault(bad, clients.slice(0, 2));
  const faults = () =>
    database.query('select 1 from release_faults where release_id in (select id from releases where remote = $1)', [
      remote,
    ]);
  expect((await faults()).rowCount).toBe(2);
  await database.query(
    "update release_faults set created_at = now() - interval '30 days 1 minute' where id = (select max(id::text)::uuid from release_faults)",
  );
  await database.query("select graphile_worker.add_job('pruneReleaseFaults')");
  await eventually(async () => expect((await faults()).rowCount).toBe(1));
});

const installed = isRedisInstalled();
const several = `two servers that detect a fault at once roll back once, and both serve the previous version${installed ? '' : ' (skipped: redis-server is not installed)'}`;
(installed ? test : test.skip)(several, async () => {
  const redis = await startOwnRedis(path.join(folder, 'redis'));
  const start = () =>
    startTestApp(
      { REMOTES_DIR: folder, REDIS_URL: redis.url, DATABASE_URL: app.databaseUrl },
      {},
      { shellDir: folder },
    );
  const servers = await Promise.all([start(), start()]);
  const users = await Promise.all([1, 2, 3, 4, 5].map(() => app.make.user()));
  const people = await Promise.all(servers.flatMap((server) => users.map((user) => signInAs(server, user))));
  await publish('old');
  const [good, bad] = await twoVersions();
  await reportFault(bad, people);
  expect((await happened()).filter(({ kind }) => kind === 'rolled_back_by_itself')).toHaveLength(1);
  for (const { client } of servers)
    await eventually(async () => {
      const { body } = await client.send<Record<string, { version: string }>>('GET', '/remotes.json');
      expect(body[remote.replaceAll('-', '_')]?.version).toBe(good);
    });
  await Promise.all(servers.map(({ stop }) => stop()));
  await redis.stop();
});
