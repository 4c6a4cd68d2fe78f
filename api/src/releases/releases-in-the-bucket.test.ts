import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { type AppWithFiles, startTestAppWithFiles } from '#test/file-stores';
import type { ObjectStorage } from '#test/object-storage';
import { publish, type SampleRelease, createSampleRelease, sendFile, stage } from '#test/sample-release';

const entry = 'remoteEntry.0123456789.js';
const portal = 'js/portal.0123456789.js';

let app: AppWithFiles;
let storage: ObjectStorage;
let team: TestClient;
/** A server on the same database and bucket, with its own disk. */
let other: TestApp;
beforeAll(async () => {
  app = await startTestAppWithFiles('object storage');
  storage = app.storage as ObjectStorage;
  team = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  other = await anotherServer();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const anotherServer = () =>
  startTestApp({ ...storage.env, REMOTES_DIR: '/no-such-folder', DATABASE_URL: app.databaseUrl });
const getKey = ({ remote, version }: SampleRelease, name: string) => `remotes/${remote}/${version}/${name}`;
const get = (from: TestApp, release: SampleRelease, name: string) =>
  from.client.send('GET', `/${getKey(release, name)}`);
async function published(remote: string, word: string): Promise<SampleRelease> {
  const release = createSampleRelease(remote, word);
  await stage(app, release);
  for (const name of Object.keys(release.files))
    expect(await sendFile(team, release, name)).toMatchObject({ status: 204 });
  expect((await publish(team, release)).errors).toBeUndefined();
  return release;
}

test('a version published on one server is served by another with an empty disk, byte for byte', async () => {
  const release = await published('mfe-one', 'first');
  expect(await storage.keys()).toEqual(expect.arrayContaining([getKey(release, entry), getKey(release, portal)]));
  const started = await anotherServer();
  const { body } = await started.client.send('GET', '/remotes.json');
  await started.stop();
  expect(body).toMatchObject({ mfe_one: { version: release.version } });
  // Concurrently: the first one fetches the files, the others wait for it.
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(other, release, portal)));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: release.files[portal] });
  expect((await get(other, release, entry)).body).toBe(release.files[entry]);
  const onDisk = await readdir(path.join(other.dataDir, 'releases', 'mfe-one', release.version), { recursive: true });
  expect(onDisk.toSorted()).toEqual(['.complete', 'js', portal, entry, 'remote.json'].toSorted());
});

test('files uploaded to different servers form one version, whichever server publishes it', async () => {
  const release = createSampleRelease('mfe-two', 'spread');
  await stage(app, release);
  const there = Object.assign(createTestClient(other.url), { key: team.key });
  expect(await sendFile(team, release, entry)).toMatchObject({ status: 204 });
  expect((await publish(there, release)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  expect(await sendFile(there, release, portal)).toMatchObject({ status: 204 });
  expect((await publish(there, release)).errors).toBeUndefined();
  for (const server of [app, other]) expect((await get(server, release, entry)).body).toBe(release.files[entry]);
});

test.each([
  ['touched', (text: string) => text.replace('first', 'evil!')],
  ['cut short', (text: string) => text.slice(0, 5)],
  ['made longer', (text: string) => `${text};`],
])('a file that was %s in the bucket is not served, and is again once it is restored', async (what, touch) => {
  const release = await published(`mfe-${what.replace(' ', '-')}`, 'first');
  const text = release.files[portal] ?? '';
  await storage.write(getKey(release, portal), Buffer.from(touch(text)));
  expect(await get(other, release, portal)).toMatchObject({ status: 404 });
  expect(await get(other, release, entry)).toMatchObject({ status: 200 });

  await storage.write(getKey(release, portal), Buffer.from(text));
  expect(await get(other, release, portal)).toMatchObject({ status: 200, body: text });
});

test('during a bucket outage a server without the files reports it, one that has them carries on, and no response is cut off', async () => {
  const release = await published('mfe-three', 'first');
  const next = createSampleRelease('mfe-three', 'next');
  await stage(app, next);
  await storage.stop();
  expect(await get(other, release, entry)).toMatchObject({ status: 503 });
  expect(await get(app, release, entry)).toMatchObject({ status: 200 });
  expect(await sendFile(team, next, entry)).toMatchObject({ status: 503 });

  await storage.start();
  expect(await get(other, release, entry)).toMatchObject({ status: 200 });
  expect((await publish(team, next)).errors).toMatchObject([
    { message: expect.stringContaining('2 files of mfe-three') },
  ]);
});
