import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { publishContent, readRemoteState } from '#test/publish-content';

const report = 'mutation ($input: ReportPortalFaultInput!) { reportPortalFault(input: $input) }';
const history =
  'query ($remote: String!) { releaseEvents(first: 1, filter: { remote: $remote }) { edges { node { kind reason } } } }';
const secret = 'a secret that both servers have in common';
const letters = 'abcdefghijklmnopqrstuvwxyz';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shell-'));
let app: TestApp;
let database: pg.Client;
let releaser: TestClient;
let remote: string;
let good: string;
let bad: string;
let count = 0;
beforeAll(async () => {
  const page =
    '<html><script type="application/json" id="public-settings">__PUBLIC_SETTINGS__</script><body></body></html>';
  writeFileSync(path.join(folder, 'index.html'), page);
  app = await startTestApp({ REMOTES_DIR: folder, SESSION_SECRET: secret }, {}, { shellDir: folder });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
});
afterAll(async () => {
  await database.end();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});
/** Creates a public page in a remote of its own, with a version that was just released. */
beforeEach(async () => {
  remote = `mfe-public-${letters[(count += 1)]}`;
  const portals = [{ path: '/contact', remote: remote.replaceAll('-', '_'), audiences: ['anyone'] }];
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ name: 'shell', portals }));
  good = await publishContent({ database, releaser }, remote, 'good');
  bad = await publishContent({ database, releaser }, remote, 'bad');
});

const from = (address: string) => Object.assign(createTestClient(app.url), { address });
/** Visitors of this many sites, each with its own IP address. */
const visitors = (many: number, site = (place: number) => `198.18.${place}.7`) =>
  Array.from({ length: many }, (_, place) => from(site(place)));
/** Opens the public page and returns its token. */
async function load(visitor: TestClient, at = '/contact'): Promise<string> {
  const { body } = await visitor.send<string>('GET', at, undefined, { accept: 'text/html' });
  const settings = /id="public-settings">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  return (JSON.parse(settings) as { pageLoad?: string }).pageLoad ?? '';
}
async function reportFault(visitor: TestClient, pageLoad?: string, version = bad): Promise<void> {
  const input = { remote, version, kind: 'load', message: 'It threw', ...(pageLoad !== undefined && { pageLoad }) };
  expect((await visitor.graphql(report, { input })).data).toEqual({ reportPortalFault: true });
}
const served = async () => (await readRemoteState(releaser, remote)).current?.version;

test('a version with more than a fifth of failed page loads is rolled back, and the history says how many failed', async () => {
  const people = visitors(25);
  const tokens = await Promise.all(people.map((visitor) => load(visitor)));
  for (const [place, visitor] of people.slice(0, 5).entries()) await reportFault(visitor, tokens[place]);
  expect(await served()).toBe(bad);
  await reportFault(people[5] as TestClient, tokens[5]);
  expect(await served()).toBe(good);
  const { data } = await releaser.graphql<{ releaseEvents: { edges: Array<{ node: object }> } }>(history, { remote });
  expect(data.releaseEvents.edges[0]?.node).toEqual({
    kind: 'rolled_back_by_itself',
    reason: '6 of 25 page loads failed within 30 minutes: load, It threw',
  });
});

test('reports without a page load are shown but not counted', async () => {
  await Promise.all(visitors(25).map((visitor) => load(visitor)));
  for (const visitor of visitors(40, (place) => `203.0.${place}.9`)) await reportFault(visitor);
  await reportFault(from('203.0.1.9'));
  expect(await served()).toBe(bad);
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const { data } = await admin.graphql<{ remotes: Array<{ remote: string; faultsLastDay: number }> }>(
    '{ remotes { remote faultsLastDay } }',
  );
  expect(data.remotes.find((each) => each.remote === remote)?.faultsLastDay).toBe(40);
});

test('with fewer than twenty page loads there is no rollback, even if all fail', async () => {
  for (const visitor of visitors(19)) await reportFault(visitor, await load(visitor));
  expect(await served()).toBe(bad);
});

test.each([
  ['one address', () => '192.0.2.1'],
  ['a /64 of IPv6', (place: number) => `2001:db8:1:1::${(place + 1).toString(16)}`],
  ['a /48 of IPv6', (place: number) => `2001:db8:2:${(place + 1).toString(16)}::1`],
  ['a /24 of IPv4', (place: number) => `192.0.2.${place + 1}`],
])('%s cannot roll a version back, whatever it loads and reports', async (_what, site) => {
  await Promise.all(visitors(18).map((visitor) => load(visitor)));
  for (const visitor of visitors(60, site)) await reportFault(visitor, await load(visitor));
  expect(await served()).toBe(bad);
});

test('a token counts once, for its own network and version', async () => {
  const people = visitors(25);
  const tokens = await Promise.all(people.map((visitor) => load(visitor)));
  const [first = ''] = tokens;
  expect(first).not.toBe('');
  for (const visitor of people) await reportFault(visitor, first);
  for (const [place, visitor] of people.entries()) await reportFault(visitor, tokens[(place + 1) % 25]);
  for (const [place, visitor] of people.entries()) await reportFault(visitor, tokens[place], good);
  for (const [place, visitor] of people.entries()) await reportFault(visitor, `${tokens[place]?.slice(0, -8)}AAAAAAAA`);
  for (const visitor of people) await reportFault(visitor, 'nonsense');
  expect(await served()).toBe(bad);
  const { rows } = await database.query(
    `select count(*)::int as count from release_faults fault join releases release on release.id = fault.release_id
      where release.remote = $1 and fault.evidence = 'page_load'`,
    [remote],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a page carries a token only just after a release, and only for signed-out visitors', async () => {
  expect(await load(from('192.0.2.8'))).not.toBe('');
  expect(await load(await signInAs(app, await app.make.user()))).toBe('');
  await database.query("update remote_pointers set moved_at = now() - interval '31 minutes'");
  await publishContent({ database, releaser }, remote, 'canary', ['admin']); // every server reads the pointers again
  await database.query("update remote_pointers set moved_at = now() - interval '31 minutes'");
  const other = `${remote}-other`;
  await publishContent({ database, releaser }, other, 'another'); // not public
  expect(await load(from('192.0.2.8'))).toBe('');
});

test('page loads are counted once per network and release, in batches', async () => {
  const visitor = from('192.0.2.77');
  for (let loaded = 0; loaded < 5; loaded += 1) await load(visitor);
  await load(from('192.0.2.78'), '/pricing'); // another remote's, or no one's
  await reportFault(from('192.0.2.79'), await load(from('192.0.2.79')));
  const { rows } = await database.query(
    `select count(*)::int as count from release_loads load join releases release on release.id = load.release_id
      where release.remote = $1`,
    [remote],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test("two servers share page load counts, and accept each other's tokens", async () => {
  const env = { REMOTES_DIR: folder, SESSION_SECRET: secret, DATABASE_URL: app.databaseUrl };
  const second = await startTestApp(env, {}, { shellDir: folder });
  const at = (url: string, visitor: TestClient) => Object.assign(createTestClient(url), { address: visitor.address });
  const people = visitors(25);
  const tokens = await Promise.all(people.map((visitor, place) => load(at(place % 2 ? app.url : second.url, visitor))));
  await eventually(async () => {
    const { rows } = await database.query(
      `select count(*)::int as count from release_loads load join releases release on release.id = load.release_id
        where release.remote = $1`,
      [remote],
    );
    expect(rows).toEqual([{ count: 25 }]);
  });
  for (const [place, visitor] of people.slice(0, 5).entries())
    await reportFault(at(place % 2 ? second.url : app.url, visitor), tokens[place]);
  expect(await served()).toBe(bad);
  await reportFault(at(second.url, people[5] as TestClient), tokens[5]);
  expect(await served()).toBe(good);
  await second.stop();
});
