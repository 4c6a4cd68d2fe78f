import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { requestLimits } from '#limits/limit-table';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { publishContent, readRemoteState } from '#test/publish-content';

const report = 'mutation ($input: ReportPortalFaultInput!) { reportPortalFault(input: $input) }';
const counts = '{ remotes { remote faultsLastDay faultCounts { version kind count } } }';
const remote = 'mfe-strict';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shell-'));
let app: TestApp;
let database: pg.Client;
let admin: TestClient;
let releaser: TestClient;
let people: TestClient[];
let good: string;
let bad: string;
let made = 0;
beforeAll(async () => {
  const portals = [{ path: '/contact', remote: 'mfe_strict', audiences: ['client', 'anyone'] }];
  const shell = { name: 'shell', entry: 'main.js', provides: {}, portals, operations: [] };
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(shell));
  app = await startTestApp({ REMOTES_DIR: folder }, {}, { shellDir: folder });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  people = await Promise.all(Array.from({ length: 3 }, async () => signInAs(app, await app.make.user())));
});
beforeEach(async () => {
  good = await publishContent({ database, releaser }, remote, `good ${(made += 1)}`);
  bad = await publishContent({ database, releaser }, remote, `bad ${made}`);
});
afterAll(async () => {
  await database.end();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const message = 'connect-src blocked https://elsewhere.example';
const reportFault = (client: TestClient, source: string | null, words = message) =>
  client.graphql(report, { input: { remote, version: bad, kind: 'csp', message: words, source } });
const served = async () => (await readRemoteState(releaser, remote)).current?.version;
async function counted() {
  interface State {
    remote: string;
    faultCounts: Array<{ version: string; kind: string; count: number }>;
  }
  const { data } = await admin.graphql<{ remotes: State[] }>(counts);
  const found = data.remotes.find((state) => state.remote === remote);
  return found?.faultCounts.find(({ version }) => version === bad);
}

test('a browser that reports too often gets false, not an error that its console would show', async () => {
  const client = Object.assign(createTestClient(app.url), { address: createRandomAddress() });
  const send = () => client.graphql(report, { input: { remote: 'mfe-unknown', version: bad, kind: 'csp', message } });
  const [{ points }] = requestLimits.reportPortalFault;
  for (let n = 0; n < points; n += 1) expect((await send()).data).toEqual({ reportPortalFault: true });
  const { data, errors } = await send();
  expect([data, errors]).toEqual([{ reportPortalFault: false }, undefined]);
});

test('a Content-Security-Policy violation counts as a fault of its version', async () => {
  await reportFault(people[0] as TestClient, `/remotes/${remote}/${bad}/js/portal.js`);
  expect(await counted()).toEqual({ version: bad, kind: 'csp', count: 1 });
  expect(await served()).toBe(bad);
});

test('violations by files of a version roll it back by the three-person rule', async () => {
  for (const person of people) await reportFault(person, `/remotes/${remote}/${bad}/js/portal.js`);
  expect(await served()).toBe(good);
});

test.each([
  ['a file of the shell', '/js/main.0123456789.js'],
  ['a file of another version', `/remotes/${remote}/00000000000a/js/portal.js`],
  ['no file', null],
])('violations by %s are counted, but do not roll anything back', async (_what, source) => {
  for (const person of people) await reportFault(person, source);
  expect(await counted()).toEqual({ version: bad, kind: 'csp', count: 3 });
  expect(await served()).toBe(bad);
});

test('one person counts once per distinct violation, and for ten at most', async () => {
  const [person] = people as [TestClient];
  for (let count = 1; count <= 3; count += 1) await reportFault(person, null);
  expect(await counted()).toMatchObject({ count: 1 });
  for (let count = 1; count <= 12; count += 1)
    await reportFault(person, null, `img-src blocked https://${count}.example`);
  expect(await counted()).toMatchObject({ count: 10 });
});

test('signed-out visitors cannot roll a version back with made-up violations', async () => {
  for (let last = 1; last <= 30; last += 1) {
    const stranger = Object.assign(createTestClient(app.url), { address: `198.51.${last}.1` });
    await reportFault(stranger, `/remotes/${remote}/${bad}/js/portal.js`);
  }
  expect(await served()).toBe(bad);
});
