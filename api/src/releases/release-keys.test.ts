import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { waitForMails } from '#test/outbox';
import { publishContent, readRemoteState } from '#test/publish-content';
import { subscribeTo } from '#test/socket';

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
const list = '{ releaseKeys { id name remotes createdBy { id } expiresAt revokedAt lastUsedAt } }';
const day = 24 * 60 * 60_000;
const aKey = { name: 'A team', holder: 'dora@agency.test', remotes: ['mfe-client'] };
const made = async (input: object) => {
  const { data, errors } = await admin.graphql<{ createReleaseKey: { id: string; key: string } }>(create, { input });
  expect(errors).toBeUndefined();
  return data.createReleaseKey;
};
const holding = (key: string) => Object.assign(createTestClient(app.url), { key });

test('a key publishes its own remotes, and is rejected once it is revoked', async () => {
  const remote = await app.make.servedRemote();
  const other = await app.make.servedRemote();
  const { id, key } = await made({ name: 'The client team', holder: 'dora@agency.test', remotes: [remote] });
  const releaser = holding(key);
  const version = await publishContent({ database, releaser }, remote, 'new');
  expect((await readRemoteState(releaser, remote)).current).toEqual({ version });
  await expect(publishContent({ database, releaser }, other, 'new')).rejects.toThrow('not for');
  expect((await admin.graphql<{ releaseKeys: object[] }>(list)).data.releaseKeys[0]).toEqual({
    id,
    name: 'The client team',
    remotes: [remote],
    createdBy: { id: expect.any(String) },
    expiresAt: expect.any(String),
    revokedAt: null,
    lastUsedAt: expect.any(String),
  });

  const { data } = await admin.graphql(revoke, { id });
  expect(data).toEqual({ revokeReleaseKey: { id, revokedAt: expect.any(String) } });
  await expect(publishContent({ database, releaser }, remote, 'newer')).rejects.toThrow();
  expect((await admin.graphql(revoke, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

const isAccepted = async (key: string) => (await holding(key).graphql('{ remotes { remote } }')).errors === undefined;

test.each([
  [undefined, 30],
  [1, 1],
  [90, 90],
])('a key created for %s days expires after %s', async (expiresInDays, days) => {
  const { key } = await made({ ...aKey, expiresInDays });
  const { data } = await admin.graphql<{ releaseKeys: Array<{ expiresAt: string }> }>(list);
  const left = Date.parse(data.releaseKeys[0]?.expiresAt ?? '') - Date.now();
  expect(Math.round(left / day)).toBe(days);
  expect(await isAccepted(key)).toBe(true);
});

test.each([0, -1, 91, 36_500])("a key can't be created for %s days", async (expiresInDays) => {
  const { errors } = await admin.graphql(create, { input: { ...aKey, expiresInDays } });
  expect(errors?.[0]?.extensions.fields).toEqual({ expiresInDays: 'Choose an expiry of 1 to 90 days' });
});

test('an expired key is rejected', async () => {
  expect(await isAccepted(await app.make.releaseKey({ expiresAt: new Date(Date.now() - 1000) }))).toBe(false);
});

const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { id } }';
const reactivate = 'mutation ($id: ID!) { reactivateUser(id: $id) { id } }';
const changeRole = 'mutation ($id: ID!, $role: Role!) { changeUserRole(id: $id, role: $role) { id } }';
test.each([
  ['is deactivated', 'is deactivated', (id: string) => admin.graphql(deactivate, { id })],
  ['loses the role', 'is not an administrator', (id: string) => admin.graphql(changeRole, { id, role: 'client' })],
])('the keys of an administrator who %s are revoked, and stay revoked', async (_what, why, lose) => {
  const leaving = await app.make.user({ role: 'admin' });
  const { data } = await (
    await signInAs(app, leaving)
  ).graphql<{ createReleaseKey: { id: string; key: string } }>(create, {
    input: aKey,
  });
  const { id, key } = data.createReleaseKey;
  const another = await app.make.releaseKey();
  expect((await lose(leaving.id)).errors).toBeUndefined();
  expect([await isAccepted(key), await isAccepted(another)]).toEqual([false, true]);
  const { rows } = await database.query(
    "select details from audit_entries where action = 'release_key_revoked' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ details: `${leaving.email} ${why}` }]);
  await admin.graphql(reactivate, { id: leaving.id });
  await admin.graphql(changeRole, { id: leaving.id, role: 'admin' });
  expect(await isAccepted(key)).toBe(false);
});

test('a key requires at least one remote and a holder', async () => {
  const { errors } = await admin.graphql(create, { input: { name: 'A team', remotes: [] } });
  expect(errors?.[0]?.extensions.fields).toEqual({
    holder: 'Please enter the email of the person who holds the key',
    remotes: 'Please choose the portals',
  });
});

test('an old key for every remote works until it expires', async () => {
  const releaser = holding(await app.make.releaseKey({ remotes: [] }));
  const remote = await app.make.servedRemote();
  const version = await publishContent({ database, releaser }, remote, 'new');
  expect((await readRemoteState(releaser, remote)).current).toEqual({ version });
});

test("the history and the mails of a release name the key's holder, who is also notified when the key is created", async () => {
  const holder = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const remote = await app.make.servedRemote();
  const { id, key } = await made({ name: 'Client team', holder: holder.email.toUpperCase(), remotes: [remote] });
  await publishContent({ database, releaser: holding(key) }, remote, 'new');
  const history =
    'query ($remote: String!) { releaseEvents(first: 1, filter: { remote: $remote }) { edges { node { by } } } }';
  const { data } = await admin.graphql<{ releaseEvents: { edges: object[] } }>(history, { remote });
  expect(data.releaseEvents.edges).toEqual([{ node: { by: `Client team (${holder.email})` } }]);
  // As released portals ask for it.
  const released = 'query ($remote: String) { releaseEvents(first: 1, remote: $remote) { edges { node { by } } } }';
  expect((await admin.graphql(released, { remote })).data).toEqual(data);
  expect((await admin.graphql(released, { remote: 'mfe-other' })).data).toEqual({ releaseEvents: { edges: [] } });
  const reader = await app.make.user({ role: 'admin' });
  await publishContent({ database, releaser: holding(key) }, remote, 'newer');
  expect((await waitForMails(app, reader.email, 1))[0]?.text).toContain(`release key of Client team (${holder.email})`);
  const [mail] = await waitForMails(app, holder.email, 1);
  expect(mail?.subject).toBe('10x Labs: a release key in your name');
  expect(mail?.text).toContain(`Publishes:   ${remote}`);
  const keys = '{ releaseKeys { id holderEmail holder { id } } }';
  expect((await admin.graphql<{ releaseKeys: object[] }>(keys)).data.releaseKeys).toContainEqual({
    id,
    holderEmail: holder.email,
    holder: { id: holder.id },
  });
});

test('a key is rejected at once if its creator lost the role in any other way', async () => {
  const createdBy = await app.make.user({ role: 'admin' });
  const key = await app.make.releaseKey({ createdBy });
  await database.query("update users set role = 'client' where id = $1", [createdBy.id]);
  expect(await isAccepted(key)).toBe(false);
});

test('the security log records when a key is created, used, rejected and revoked', async () => {
  const remote = await app.make.servedRemote();
  const { id, key } = await made({ ...aKey, name: 'The watched team', remotes: [remote] });
  await publishContent({ database, releaser: holding(key) }, remote, 'new');
  await admin.graphql(revoke, { id });
  expect(await isAccepted(key)).toBe(false);
  await eventually(async () => {
    const { rows } = await database.query(
      `select kind from security_events
        where details like '%The watched team%' or (kind = 'release_key_refused' and created_at > now() - interval '1 minute')
        group by kind order by kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'release_key_created',
      'release_key_refused',
      'release_key_revoked',
      'release_published',
    ]);
  });
});

test('the plain key appears only in the response', async () => {
  const { key } = await made(aKey);
  expect(JSON.stringify(await admin.graphql(list))).not.toContain(key);
  const { rows } = await database.query(
    'select release_keys::text as row from release_keys union all select audit_entries::text from audit_entries',
  );
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('the state of a remote includes since when, by whose key and the previous version', async () => {
  const remote = await app.make.servedRemote();
  const releaser = holding(await app.make.releaseKey({ name: 'Night shift' }));
  const { next } = await subscribeTo(admin, 'subscription { releaseMoved }');
  const version = await publishContent({ database, releaser }, remote, 'new');
  expect((await next()).value).toEqual({ data: { releaseMoved: remote } });
  const canary = await publishContent({ database, releaser }, remote, 'canary', ['admin']);
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
  const served = data.remotes.find((each) => each.remote === remote) as unknown as Record<string, string>;
  for (const since of [served.currentSince, served.canarySince])
    expect(Math.abs(Date.now() - Date.parse(since ?? ''))).toBeLessThan(60_000);
});

test('a refused rollback by an administrator is not audited', async () => {
  const remote = await app.make.servedRemote();
  const back = 'mutation ($input: RollBackRemoteInput!) { rollBackRemote(input: $input) { current { version } } }';
  const countEntries = async () =>
    (await database.query("select 1 from audit_entries where action = 'remote_rolled_back'")).rowCount;
  const before = await countEntries();
  const refused = await admin.graphql(back, { input: { remote, revision: 7 } });
  expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await countEntries()).toBe(before);
  const { data } = await admin.graphql(back, { input: { remote, revision: 0 } });
  expect(data).toEqual({ rollBackRemote: { current: { version: '00000000000a' } } });
  expect(await countEntries()).toBe((before ?? 0) + 1);
});
