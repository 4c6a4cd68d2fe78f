import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { as } from '#test/as';
import { clientOf, type TestClient } from '#test/client';
import { published, stateOf } from '#test/published';
import { follow } from '#test/socket';

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await as(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const create = 'mutation ($input: CreateReleaseKeyInput!) { createReleaseKey(input: $input) { id key } }';
const revoke = 'mutation ($id: ID!) { revokeReleaseKey(id: $id) { id revokedAt } }';
const list = '{ releaseKeys { id name remotes revokedAt lastUsedAt } }';
const made = async (input: object) => {
  const { data, errors } = await admin.graphql<{ createReleaseKey: { id: string; key: string } }>(create, { input });
  expect(errors).toBeUndefined();
  return data.createReleaseKey;
};
const holding = (key: string) => Object.assign(clientOf(app.url), { key });

test('a key publishes what it is for, and is worth nothing once it is revoked', async () => {
  const remote = await app.make.servedRemote();
  const other = await app.make.servedRemote();
  const { id, key } = await made({ name: 'The client team', remotes: [remote] });
  const releaser = holding(key);
  const version = await published({ database, releaser }, remote, 'new');
  expect((await stateOf(releaser, remote)).current).toEqual({ version });
  await expect(published({ database, releaser }, other, 'new')).rejects.toThrow('not for');
  expect((await admin.graphql<{ releaseKeys: object[] }>(list)).data.releaseKeys[0]).toEqual({
    id,
    name: 'The client team',
    remotes: [remote],
    revokedAt: null,
    lastUsedAt: expect.any(String),
  });

  const { data } = await admin.graphql(revoke, { id });
  expect(data).toEqual({ revokeReleaseKey: { id, revokedAt: expect.any(String) } });
  await expect(published({ database, releaser }, remote, 'newer')).rejects.toThrow();
  expect((await admin.graphql(revoke, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the key itself is nowhere but in the answer', async () => {
  const { key } = await made({ name: 'A team', remotes: [] });
  expect(JSON.stringify(await admin.graphql(list))).not.toContain(key);
  const { rows } = await database.query(
    'select release_keys::text as row from release_keys union all select audit_entries::text from audit_entries',
  );
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('where a remote stands is told with since when, by whom and what was before', async () => {
  const remote = await app.make.servedRemote();
  const releaser = holding(await app.make.releaseKey({ name: 'Night shift' }));
  const { next } = await follow(admin, 'subscription { releaseMoved }');
  const version = await published({ database, releaser }, remote, 'new');
  expect((await next).value).toEqual({ data: { releaseMoved: remote } });
  const canary = await published({ database, releaser }, remote, 'canary', ['admin']);
  const { data } = await admin.graphql<{ remotes: Array<{ remote: string }> }>(
    '{ remotes { remote current { version notes } currentSince currentBy versionBefore canary { version } canaryAudiences canarySince faultsLastDay } }',
  );
  const state = data.remotes.find((each) => each.remote === remote);
  expect(state).toEqual({
    remote,
    current: {
      version,
      notes: 'Says new',
    },
    currentBy: 'Night shift',
    versionBefore: '00000000000b',
    canary: { version: canary },
    canaryAudiences: ['admin'],
    faultsLastDay: 0,
    currentSince: expect.any(String),
    canarySince: expect.any(String),
  });
  const told = data.remotes.find((each) => each.remote === remote) as unknown as Record<string, string>;
  for (const since of [told.currentSince, told.canarySince])
    expect(Math.abs(Date.now() - Date.parse(since ?? ''))).toBeLessThan(60_000);
});

test('an administrator’s rollback that is refused is not told either', async () => {
  const remote = await app.make.servedRemote();
  const back = 'mutation ($input: RollBackRemoteInput!) { rollBackRemote(input: $input) { current { version } } }';
  const told = async () =>
    (await database.query("select 1 from audit_entries where action = 'remote_rolled_back'")).rowCount;
  const before = await told();
  const refused = await admin.graphql(back, { input: { remote, revision: 7 } });
  expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await told()).toBe(before);
  const { data } = await admin.graphql(back, { input: { remote, revision: 0 } });
  expect(data).toEqual({ rollBackRemote: { current: { version: '00000000000a' } } });
  expect(await told()).toBe((before ?? 0) + 1);
});
