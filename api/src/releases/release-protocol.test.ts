import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { getTrialCount } from '#test/trials';
import {
  readHistory,
  type TestBuild,
  createTestBuild,
  publishBuild,
  rollBackRemote,
  sendBuild,
  sendFile,
  stageBuild,
  readRemoteState,
} from '#test/test-build';

let app: TestApp;
let team: TestClient;
beforeAll(async () => {
  app = await startTestApp({ REMOTES_DIR: '/nothing/is/here' });
  team = await withKey('Client team');
});
afterAll(() => app.stop());

async function withKey(name: string, remotes: string[] = []): Promise<TestClient> {
  return Object.assign(createTestClient(app.url), { key: await app.make.releaseKey({ name, remotes }) });
}

/** Every test creates its own versions. */
let made = 0;
const nextBuild = (remote = 'mfe-client') => createTestBuild({ remote, says: `version ${(made += 1)}` });

async function release(build: TestBuild, canary?: string[]): Promise<number> {
  await sendBuild(team, build);
  const { revision } = await readRemoteState(team, build.manifest.name);
  const { data, errors } = await publishBuild(team, build, revision, canary);
  expect(errors).toBeUndefined();
  return data.publishRelease.revision;
}

const servedTo = async (client: TestClient) => {
  const { body } = await client.send<Record<string, { version: string }>>('GET', '/remotes.json');
  return body.mfe_client?.version;
};

describe('a staged version', () => {
  const entry = 'remoteEntry.0123456789.js';

  test('lists the files that still have to be uploaded', async () => {
    const build = nextBuild();
    const first = await stageBuild(team, build);
    expect(first.data.stageRelease).toMatchObject({
      version: build.version,
      missing: Object.keys(build.manifest.files),
    });
    await sendFile(team, build, entry, build.files[entry] ?? '');
    const second = await stageBuild(team, build);
    expect(second.data.stageRelease.missing).toEqual(['js/portal.0123456789.js']);
  });

  test('accepts only files in its manifest, with matching content', async () => {
    const build = nextBuild();
    await stageBuild(team, build);
    const right = build.files[entry] ?? '';
    const other = right.replaceAll('v', 'w');
    expect((await sendFile(team, build, entry, other)).status).toBe(400);
    expect((await sendFile(team, build, entry, `${right} and more`)).status).toBe(413);
    expect((await sendFile(team, build, 'js/other.js', right)).status).toBe(404);
    expect((await sendFile(team, build, entry, right)).status).toBe(204);
  });

  test("can't be published before all files are there", async () => {
    const build = nextBuild();
    await stageBuild(team, build);
    const { revision } = await readRemoteState(team);
    const { errors } = await publishBuild(team, build, revision);
    expect(errors?.[0]?.message).toBe(
      `2 files of mfe-client ${build.version} are still missing. Upload them and try again`,
    );
  });

  test('never changes once it is complete', async () => {
    const build = nextBuild();
    await release(build);
    expect((await sendFile(team, build, entry, build.files[entry] ?? '')).status).toBe(409);
  });
});

test('a published version is served to everyone, and the previous one stays available', async () => {
  const [older, newer] = [nextBuild(), nextBuild()];
  await release(older);
  await release(newer);
  expect(await servedTo(app.client)).toBe(newer.version);
  for (const { version, files } of [older, newer]) {
    const { status, body } = await app.client.send('GET', `/remotes/mfe-client/${version}/remoteEntry.0123456789.js`);
    expect([status, body]).toEqual([200, files['remoteEntry.0123456789.js']]);
  }
});

test("a caller who has not seen the last release can't move the pointer", async () => {
  const [mine, theirs] = [nextBuild(), nextBuild()];
  await sendBuild(team, mine);
  const { revision } = await readRemoteState(team);
  await release(theirs);
  const { errors } = await publishBuild(team, mine, revision);
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'CONFLICT' },
    message: `mfe-client was released in the meantime: it is at revision ${revision + 1}, not ${revision}. Check it and try again`,
  });
  expect(await servedTo(app.client)).toBe(theirs.version);
});

test('of two teams releasing concurrently, many times, neither loses a release', async () => {
  const teams = [await withKey('Team one'), await withKey('Team two')];
  const { revision: before } = await readRemoteState(team);
  const rounds = getTrialCount({ short: 15, long: 50 });
  let met = 0;
  const releaseOnTop = async (client: TestClient, build: TestBuild) => {
    await sendBuild(client, build);
    for (;;) {
      const { revision } = await readRemoteState(client);
      const { errors } = await publishBuild(client, build, revision);
      if (!errors) return;
      expect(errors[0]?.extensions.code).toBe('CONFLICT');
      met += 1;
    }
  };
  const released: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const builds = [nextBuild(), nextBuild()] as const;
    await Promise.all(builds.map((build, at) => releaseOnTop(teams[at] ?? team, build)));
    released.push(...builds.map(({ version }) => version));
    const newest = await readHistory(team, 'mfe-client', 2);
    expect(newest.map(({ version }) => version).toSorted()).toEqual(builds.map(({ version }) => version).toSorted());
    expect((await readRemoteState(team)).current?.version).toBe(newest[0]?.version);
  }
  const history = await readHistory(team, 'mfe-client', 2 * rounds);
  expect(history.map(({ version }) => version).toSorted()).toEqual(released.toSorted());
  expect(new Set(history.map(({ by }) => by))).toEqual(new Set(['Team one', 'Team two']));
  expect((await readRemoteState(team)).revision).toBe(before + 2 * rounds);
  expect(met).toBeGreaterThan(0);
}, 120_000);

describe('a canary', () => {
  test('is served to the named audiences only, in the registry and in the page', async () => {
    const [current, canary] = [nextBuild(), nextBuild()];
    await release(current);
    await release(canary, ['admin']);
    const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
    const client = await signInAs(app, await app.make.user({ role: 'client' }));
    expect(await servedTo(admin)).toBe(canary.version);
    expect([await servedTo(client), await servedTo(app.client)]).toEqual([current.version, current.version]);
    const getPage = async (of: TestClient) =>
      (await of.send<string>('GET', '/', undefined, { accept: 'text/html' })).body;
    expect(await getPage(admin)).toContain(canary.version);
    expect(await getPage(client)).not.toContain(canary.version);
  });

  test('is served to everyone after a plain release of the same version', async () => {
    const canary = nextBuild();
    await release(canary, ['admin', 'sales']);
    await release(canary);
    expect(await readRemoteState(team)).toMatchObject({ current: { version: canary.version }, canary: null });
  });

  test('is rolled back without changing what everyone gets', async () => {
    const [current, canary] = [nextBuild(), nextBuild()];
    await release(current);
    const revision = await release(canary, ['admin']);
    const { data } = await rollBackRemote(team, 'mfe-client', revision);
    expect(data.rollBackRemote.current.version).toBe(current.version);
    expect((await readHistory(team))[0]).toMatchObject({ kind: 'canary_ended', version: canary.version });
  });
});

test('a rollback goes to the previous version, and the next one to the version before that', async () => {
  const [first, second, third] = [nextBuild('mfe-sales'), nextBuild('mfe-sales'), nextBuild('mfe-sales')];
  for (const build of [first, second]) await release(build);
  let revision = await release(third);
  for (const expected of [second, first]) {
    const { data } = await rollBackRemote(team, 'mfe-sales', revision);
    expect(data.rollBackRemote.current.version).toBe(expected.version);
    revision = data.rollBackRemote.revision;
  }
  const { errors } = await rollBackRemote(team, 'mfe-sales', revision);
  expect(errors?.[0]?.message).toBe('There is no version of mfe-sales to roll back to');
});

test('a rolled-back version can be released again', async () => {
  const [first, second] = [nextBuild(), nextBuild()];
  await release(first);
  await rollBackRemote(team, 'mfe-client', await release(second));
  await release(second);
  expect((await readRemoteState(team)).current?.version).toBe(second.version);
});

test('the history shows who released what from which commit', async () => {
  const build = nextBuild();
  await stageBuild(team, build, { commit: 'abc123+changes' });
  await release(build);
  expect((await readHistory(team))[0]).toEqual({
    kind: 'published',
    version: build.version,
    by: 'Client team',
    commit: 'abc123+changes',
  });
});

test('a key publishes and rolls back its own remotes, and no others', async () => {
  const sales = await withKey('Sales team', ['mfe-sales']);
  const build = nextBuild();
  const refused = { message: 'This release key is not for mfe-client', extensions: { code: 'FORBIDDEN' } };
  expect((await stageBuild(sales, build)).errors?.[0]).toMatchObject(refused);
  await release(build);
  const { revision } = await readRemoteState(sales);
  expect((await publishBuild(sales, build, revision)).errors?.[0]).toMatchObject(refused);
  expect((await rollBackRemote(sales, 'mfe-client', revision)).errors?.[0]).toMatchObject(refused);
  expect((await sendFile(sales, build, 'js/portal.0123456789.js', '')).status).toBe(403);
  expect((await stageBuild(sales, nextBuild('mfe-sales'))).errors).toBeUndefined();
});

test('the operations of a version are accepted while someone may use it', async () => {
  const build = nextBuild();
  await release(build);
  await release(nextBuild());
  const { data } = await team.graphql<{
    liveOperations: Array<{ remote: string; version: string; operations: Array<{ name: string }> }>;
  }>('{ liveOperations { remote version operations { name document } } }');
  const versions = data.liveOperations.map(({ version }) => version);
  expect(versions).toContain(build.version);
  expect(data.liveOperations.some(({ remote }) => remote === 'shell')).toBe(true);
  expect(data.liveOperations.find(({ version }) => version === build.version)?.operations).toEqual([
    { name: 'Me', document: 'query Me { me { id } }' },
  ]);
});
