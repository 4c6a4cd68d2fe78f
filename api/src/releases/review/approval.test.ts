import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { eventually } from '#test/eventually';
import { createTestBuild, publishBuild, sendBuild } from '#test/test-build';
import { waitForMails } from '#test/outbox';
import { publishContent, readRemoteState } from '#test/publish-content';

const remote = 'mfe-marketing';
const reviews =
  '{ releaseReviews { stage isOwn revision release { version } request { id requestedBy canaryAudiences } } }';
const approve = 'mutation ($input: ApproveReleaseInput!) { approveRelease(input: $input) { current { version } } }';
const decline = 'mutation ($input: DeclineReleaseInput!) { declineRelease(input: $input) { remote } }';
const back = 'mutation ($input: RollBackRemoteInput!) { rollBackRemote(input: $input) { current { version } } }';
const history =
  '{ releaseEvents(first: 1, filter: { remote: "mfe-marketing" }) { edges { node { kind version by reason } } } }';

let app: TestApp;
let database: pg.Client;
let holder: TestUser;
let admin: TestClient;
let adminsEmail: string;
let own: TestClient;
let releaser: TestClient;
let keyId: string;
beforeAll(async () => {
  app = await startTestApp({ REMOTES_DIR: '/nothing/is/here' });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  const other = await app.make.user({ role: 'admin' });
  adminsEmail = other.email;
  holder = await app.make.user({ role: 'admin' });
  [admin, own] = [await signInAs(app, other), await signInAs(app, holder)];
});
beforeEach(async () => {
  keyId = v7();
  const key = await app.make.releaseKey({ id: keyId, name: 'Site team', holder: holder.email });
  releaser = Object.assign(createTestClient(app.url), { key });
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

let made = 0;
/** Distinct ranges of React that the shell satisfies, so that the version passes the contract check. */
const publish = (canary?: string[]) => publishContent({ database, releaser }, remote, `^19.0.${(made += 1)}`, canary);
const state = () => readRemoteState(releaser, remote);
interface Review {
  stage: string;
  isOwn: boolean;
  revision: number;
  release: { version: string };
  request: { id: string; requestedBy: string; canaryAudiences: string[] } | null;
}
async function getReview(version: string, client = admin): Promise<Review | undefined> {
  const { data } = await client.graphql<{ releaseReviews: Review[] }>(reviews);
  return data.releaseReviews.find(({ release }) => release.version === version);
}
const decision = (version: string) => decisionIn(version, admin);
async function decisionIn(version: string, client: TestClient) {
  const review = await getReview(version, client);
  return { id: review?.request?.id, revision: review?.revision };
}
const newest = async () =>
  (await admin.graphql<{ releaseEvents: { edges: Array<{ node: object }> } }>(history)).data.releaseEvents.edges[0]
    ?.node;

test("a version of the public pages waits until an administrator other than the key's holder approves it", async () => {
  const version = await publish();
  const waiting = '{ remotes { remote waiting } }';
  const { data } = await releaser.graphql<{ remotes: object[] }>(waiting);
  expect(data.remotes).toContainEqual({ remote, waiting: [version] });
  expect((await state()).current?.version).not.toBe(version);
  expect(await newest()).toMatchObject({ kind: 'approval_requested', version, by: `Site team (${holder.email})` });
  expect(await getReview(version)).toMatchObject({ stage: 'waiting', isOwn: false });
  expect(await getReview(version, own)).toMatchObject({ isOwn: true });

  const input = await decision(version);
  const refused = await own.graphql(approve, { input });
  expect(refused.errors?.[0]).toMatchObject({
    message: `The release key of Site team (${holder.email}) is yours. Another administrator has to approve this version`,
    extensions: { code: 'FORBIDDEN' },
  });
  expect((await admin.graphql(approve, { input })).data).toEqual({ approveRelease: { current: { version } } });
  expect(await newest()).toEqual({
    kind: 'published',
    version,
    by: `Site team (${holder.email})`,
    reason: `Approved by ${adminsEmail}`,
  });
  expect(await getReview(version)).toMatchObject({ stage: 'published', request: null });
  expect((await admin.graphql(approve, { input })).errors?.[0]?.message).toContain('it was approved');
});

test('an old key without a holder counts as held by its creator', async () => {
  const key = await app.make.releaseKey({ createdBy: holder });
  const version = await publishContent(
    { database, releaser: Object.assign(createTestClient(app.url), { key }) },
    remote,
    '^19.1.0',
  );
  const input = await decision(version);
  expect((await own.graphql(approve, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await admin.graphql(approve, { input })).errors).toBeUndefined();
});

test('a canary needs approval too, and is then served to the audiences that its key named', async () => {
  const version = await publish(['admin']);
  expect((await state()).canary).toBeNull();
  await admin.graphql(approve, { input: await decision(version) });
  expect(await state()).toMatchObject({ canary: { version } });
  expect(await getReview(version)).toMatchObject({ stage: 'canary', request: null });
});

test('a declined version is not published, and its history has the reason', async () => {
  const version = await publish();
  const { id } = await decision(version);
  const input = { id, reason: 'It asks for budgets' };
  expect((await own.graphql(decline, { input: { ...input, reason: ' ' } })).errors?.[0]?.extensions.fields).toEqual({
    reason: 'Please say why',
  });
  expect((await admin.graphql(decline, { input })).data).toEqual({ declineRelease: { remote } });
  expect((await state()).current?.version).not.toBe(version);
  expect(await newest()).toEqual({
    kind: 'approval_declined',
    version,
    by: adminsEmail,
    reason: 'It asks for budgets',
  });
  expect((await admin.graphql(approve, { input: { id, revision: 0 } })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test("a version that no longer fits the API or the shell can't be approved", async () => {
  const version = await publishContent({ database, releaser }, remote, '^18.0.0');
  const { errors } = await admin.graphql(approve, { input: await decision(version) });
  expect(errors?.[0]?.message).toContain('react ^18.0.0 is required, and the shell has 19');
  expect(await getReview(version)).toMatchObject({ stage: 'waiting' });
});

test('a rollback never needs approval', async () => {
  const first = await publish();
  await admin.graphql(approve, { input: await decision(first) });
  const second = await publish();
  await admin.graphql(approve, { input: await decision(second) });
  const { revision } = await state();
  const { data } = await releaser.graphql(back, { input: { remote, revision } });
  expect(data).toEqual({ rollBackRemote: { current: { version: first } } });
});

test("an administrator who has not seen the last release can't approve", async () => {
  const [seen, other] = [await publish(), await app.make.releaseKey({ holder: 'other@agency.test' })];
  const input = await decision(seen);
  const another = await publishContent(
    { database, releaser: Object.assign(createTestClient(app.url), { key: other }) },
    remote,
    '^19.1.1',
  );
  await admin.graphql(approve, { input: await decision(another) });
  expect((await admin.graphql(approve, { input })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('the next version published by the same key replaces the pending one, and publishing it again changes nothing', async () => {
  const first = await publish();
  const second = await publish();
  expect(await getReview(first)).toBeUndefined();
  const waiting = await getReview(second);
  made -= 1;
  expect(await publish()).toBe(second);
  expect(await getReview(second)).toEqual(waiting);
});

test('a pending version is withdrawn with its key', async () => {
  const version = await publish();
  await admin.graphql('mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }', { id: keyId });
  expect(await getReview(version)).toBeUndefined();
  expect(await newest()).toMatchObject({
    kind: 'approval_declined',
    version,
    reason: `The release key of Site team (${holder.email}) was revoked`,
  });
});

test('no file of a version is served while it waits', async () => {
  const other = await startTestApp({ REMOTES_DIR: '/nothing/is/here', TWO_PERSON_RELEASES: 'mfe-client' });
  const team = Object.assign(createTestClient(other.url), { key: await other.make.releaseKey() });
  const build = createTestBuild();
  await sendBuild(team, build);
  await publishBuild(team, build, 0);
  const served = async () =>
    (await other.client.send('GET', `/remotes/mfe-client/${build.version}/${build.manifest.entry}`)).status;
  expect(await served()).toBe(404);
  const approver = await signInAs(other, await other.make.user({ role: 'admin' }));
  const input = await decisionIn(build.version, approver);
  expect((await approver.graphql(approve, { input })).errors).toBeUndefined();
  expect(await served()).toBe(200);
  await other.stop();
});

test("a version whose key has expired can't be approved, and is withdrawn within a minute", async () => {
  const version = await publish();
  const input = await decision(version);
  await database.query("update release_keys set expires_at = now() - interval '1 second' where id = $1", [keyId]);
  expect((await admin.graphql(approve, { input })).errors?.[0]?.message).toMatch(/^The release key of .* has ended/);
  await database.query("select graphile_worker.add_job('endExpiredKeys')");
  await eventually(async () => expect(await getReview(version)).toBeUndefined());
  expect(await newest()).toMatchObject({ reason: expect.stringMatching(/^The release key of .* has expired$/) });
});

test("a version can't be approved if its key has got another public key since", async () => {
  const version = await publish();
  await database.query('update release_keys set public_key = $2 where id = $1', [keyId, 'another']);
  const { errors } = await admin.graphql(approve, { input: await decision(version) });
  expect(errors?.[0]?.message).toMatch(/is not signed for the public key of this release key/);
});

test('of a concurrent approval and revocation of its key, the second sees the first', async () => {
  const version = await publish();
  const input = await decision(version);
  const revoke = 'mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }';
  const [approved] = await Promise.all([admin.graphql(approve, { input }), own.graphql(revoke, { id: keyId })]);
  const { rows } = await database.query('select status from release_requests where id = $1', [input.id]);
  expect(rows).toEqual([{ status: approved.errors ? 'withdrawn' : 'approved' }]);
  expect((await readRemoteState(admin, remote)).current?.version === version).toBe(approved.errors === undefined);
});

test('administrators get a mail with a link to decide', async () => {
  const reader = await app.make.user({ role: 'admin' });
  const version = await publish();
  const [mail] = await waitForMails(app, reader.email, 1);
  expect(mail?.subject).toBe('10x Labs: mfe-marketing waiting for approval');
  expect(mail?.text).toContain(`Version:  ${version}`);
  expect(mail?.text).toContain("It is published when an administrator other than the key's holder approves it");
  expect(mail?.text).toContain(`${app.url}/admin/releases`);
});

test('remotes that the setting does not name are published by one key', async () => {
  const other = await app.make.servedRemote();
  const version = await publishContent({ database, releaser }, other, 'new');
  expect((await readRemoteState(releaser, other)).current).toEqual({ version });
});
