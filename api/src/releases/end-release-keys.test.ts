import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { publishContent, readRemoteState } from '#test/publish-content';

let app: TestApp;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const create = 'mutation ($input: CreateReleaseKeyInput!) { createReleaseKey(input: $input) { id key } }';
const revoke = 'mutation ($id: ID!) { revokeReleaseKey(id: $id) { id revokedAt } }';
const aKey = { name: 'A team', holder: 'dora@agency.test', remotes: ['mfe-client'] };
const made = async (input: object) => {
  const { data, errors } = await admin.graphql<{ createReleaseKey: { id: string; key: string } }>(create, { input });
  expect(errors).toBeUndefined();
  return data.createReleaseKey;
};
const holding = (key: string) => Object.assign(createTestClient(app.url), { key });

const isAccepted = async (key: string) => (await holding(key).graphql('{ remotes { remote } }')).errors === undefined;
const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { id } }';
const reactivate = 'mutation ($id: ID!) { reactivateUser(id: $id) { id } }';

test("a key ends with its holder's account if the account is younger than the key", async () => {
  const email = 'newcomer@agency.test';
  const { key } = await made({ ...aKey, holder: email });
  const newcomer = await app.make.user({ email });
  expect(await isAccepted(key)).toBe(true);
  expect((await admin.graphql(deactivate, { id: newcomer.id })).errors).toBeUndefined();
  await admin.graphql(reactivate, { id: newcomer.id });
  expect(await isAccepted(key)).toBe(false);
});

test('a key is rejected at once if its holder was deactivated in any other way', async () => {
  const holder = await app.make.user({ role: 'contractor' });
  const { key } = await made({ ...aKey, holder: holder.email });
  await database.query('update users set deactivated_at = now() where id = $1', [holder.id]);
  expect(await isAccepted(key)).toBe(false);
});

test('an expired key ends its canaries', async () => {
  const remote = await app.make.servedRemote();
  const { id, key } = await made({ ...aKey, name: 'Day shift', remotes: [remote] });
  await publishContent({ database, releaser: holding(key) }, remote, 'canary', ['admin']);
  await database.query("update release_keys set expires_at = now() - interval '1 second' where id = $1", [id]);
  await database.query("select graphile_worker.add_job('endExpiredKeys')");
  const other = holding(await app.make.releaseKey());
  await eventually(async () => expect(await readRemoteState(other, remote)).toMatchObject({ canary: null }));
});

test('an open tab does not keep a version alive that was never given to anyone', async () => {
  const remote = await app.make.servedRemote();
  const { id, key } = await made({ ...aKey, remotes: [remote] });
  await publishContent({ database, releaser: holding(key) }, remote, 'canary', ['admin']);
  const { canary } = await readRemoteState(holding(key), remote);
  await admin.graphql(revoke, { id });
  const check = 'mutation ($input: CheckVersionsInput!) { checkVersions(input: $input) { version } }';
  await app.client.graphql(check, { input: { using: [{ part: remote, version: canary?.version }] } });
  const { rows } = await database.query('select last_used_at from releases where remote = $1 and version = $2', [
    remote,
    canary?.version,
  ]);
  expect(rows).toEqual([{ last_used_at: null }]);
});

test('ending a key ends its canaries, but what everyone gets stays', async () => {
  const [served, early] = [await app.make.servedRemote(), await app.make.servedRemote()];
  const { id, key } = await made({ ...aKey, name: 'Night shift', remotes: [served, early] });
  const version = await publishContent({ database, releaser: holding(key) }, served, 'new');
  await publishContent({ database, releaser: holding(key) }, early, 'canary', ['admin']);
  const other = holding(await app.make.releaseKey());
  const kept = await app.make.servedRemote();
  await publishContent({ database, releaser: other }, kept, 'canary', ['admin']);
  expect((await admin.graphql(revoke, { id })).errors).toBeUndefined();
  expect(await readRemoteState(other, served)).toMatchObject({ current: { version }, canary: null });
  expect(await readRemoteState(other, early)).toMatchObject({ canary: null });
  expect(await readRemoteState(other, kept)).toMatchObject({ canary: { version: expect.any(String) } });
  const history = '{ releaseEvents(first: 1) { edges { node { kind by reason } } } }';
  expect(
    (await admin.graphql<{ releaseEvents: { edges: Array<{ node: object }> } }>(history)).data.releaseEvents.edges[0]
      ?.node,
  ).toEqual({
    kind: 'canary_ended',
    by: expect.stringContaining('@'),
    reason: 'The release key of Night shift (dora@agency.test) was revoked',
  });
});

test("a key ends when its holder's account is deactivated", async () => {
  const holder = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const { key } = await made({ ...aKey, holder: holder.email });
  expect(await isAccepted(key)).toBe(true);
  expect((await admin.graphql(deactivate, { id: holder.id })).errors).toBeUndefined();
  await admin.graphql(reactivate, { id: holder.id });
  expect(await isAccepted(key)).toBe(false);
  const { errors } = await admin.graphql(deactivate, { id: holder.id });
  expect(errors).toBeUndefined();
  const refused = await admin.graphql(create, { input: { ...aKey, holder: holder.email } });
  expect(refused.errors?.[0]?.extensions.fields).toEqual({ holder: `The account of ${holder.email} is deactivated` });
});
