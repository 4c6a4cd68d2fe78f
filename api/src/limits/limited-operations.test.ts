import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { hashingLimiter } from '#passwords/hashing';
import { exampleBodies } from '#rest/examples';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { testPassword } from '#test/factories';
import { createInvitation } from '#test/invite';

let app: TestApp;
let database: pg.Client;
/** A time for which a call can be booked once. */
let startsAt: string | undefined;
beforeAll(async () => {
  app = await startTestApp({ REDIS_URL: '' });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  const slots = await app.client.graphql<{ callSlots: Array<{ startsAt: string }> }>('{ callSlots { startsAt } }');
  startsAt = slots.data.callSlots[0]?.startsAt;
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

/** A person whose requests all come from the same address. */
const fromOnePlace = (): TestClient => Object.assign(createTestClient(app.url), { address: createRandomAddress() });
const signIn = (client: TestClient, email: string, password = 'not it at all', door = '/api/auth/login') =>
  client.send<{ code: string; message: string }>('POST', door, { email, password });
const inAQuarter = expect.stringMatching(
  /^Too many attempts\. Please try again in 1[45] minutes(, or reset your password)?$/,
);

test('after five failed sign-ins an account is closed to that address, even with the right password', async () => {
  const user = await app.make.user();
  const client = fromOnePlace();
  for (let n = 0; n < 5; n += 1) expect((await signIn(client, user.email)).status).toBe(401);
  for (const [password, door] of [[testPassword], ['wrong again'], [testPassword, '/api/admin/login']]) {
    const refused = await signIn(client, user.email, password, door);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', message: inAQuarter } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  }
  const graphql = await client.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { email: user.email.toUpperCase(), password: testPassword },
  });
  expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect((await signIn(fromOnePlace(), user.email, testPassword)).status).toBe(200);
});

test('an email without an account is counted in the same way', async () => {
  const client = fromOnePlace();
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push((await signIn(client, 'unknown@test.test')).status);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});

test('of fifty concurrent wrong passwords at most five are checked', async () => {
  const user = await app.make.user();
  const client = fromOnePlace();
  const before = hashingLimiter.getStartedCount();
  const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(client, user.email)));
  expect(hashingLimiter.getStartedCount() - before).toBe(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
});

test('signing in resets the five failures', async () => {
  const user = await app.make.user();
  const client = fromOnePlace();
  for (let n = 0; n < 4; n += 1) await signIn(client, user.email);
  expect((await signIn(client, user.email, testPassword)).status).toBe(200);
  for (let n = 0; n < 5; n += 1) expect((await signIn(client, user.email)).status).toBe(401);
});

test('many concurrent correct sign-ins all succeed', async () => {
  const user = await app.make.user();
  const client = fromOnePlace();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(client, user.email, testPassword)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('a rate limit error is not stored for an Idempotency-Key', async () => {
  const user = await app.make.user();
  const client = fromOnePlace();
  for (let n = 0; n < 5; n += 1) await signIn(client, user.email);
  const again = () =>
    client.send('POST', '/api/auth/login', { email: user.email, password: testPassword }, { 'idempotency-key': key });
  const key = randomUUID();
  expect((await again()).status).toBe(429);
  await database.query('update rate_limit set expire = 0');
  // A refusal is cached for a second.
  await eventually(async () => expect((await again()).status).toBe(200));
});

test('a hundred concurrent registrations with one link from one address create one account', async () => {
  const { token } = await createInvitation(await signInAs(app, await app.make.user({ role: 'admin' })));
  const client = fromOnePlace();
  const person = { token, firstName: 'Ada', lastName: 'Byron', password: 'a long password' };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => client.send('POST', '/api/auth/register', person)),
  );
  const count = (expectedStatus: number) => answers.filter(({ status }) => status === expectedStatus).length;
  expect([count(201), count(410)]).toEqual([1, 99]);
});

test('failures at an account from many addresses delay unknown browsers; a browser that has signed in before is not affected', async () => {
  const user = await app.make.user();
  const owner = await signInAs(app, user);
  owner.cookie = undefined;
  for (let n = 0; n < 21; n += 1) expect((await signIn(fromOnePlace(), user.email)).status).toBe(401);
  const timed = async (client: TestClient) => {
    const since = performance.now();
    const { status } = await signIn(client, user.email, testPassword);
    return { status, delayed: performance.now() - since > 900 };
  };
  expect(await timed(fromOnePlace())).toEqual({ status: 200, delayed: true });
  expect(await timed(owner)).toEqual({ status: 200, delayed: false });
});

test('a browser that has signed in before has its own five failures, regardless of its address', async () => {
  const [user, stranger] = [await app.make.user(), await app.make.user()];
  const owner = Object.assign(await signInAs(app, user), { address: createRandomAddress(), cookie: undefined });
  const sameAddress = Object.assign(createTestClient(app.url), { address: owner.address });
  for (let n = 0; n < 30; n += 1) await signIn(sameAddress, n < 5 ? user.email : `${n}@test.test`);
  expect((await signIn(sameAddress, user.email, testPassword)).status).toBe(429);
  expect((await signIn(owner, user.email, testPassword)).status).toBe(200);
  owner.cookie = undefined;
  expect((await signIn(owner, stranger.email, testPassword)).status).toBe(429);
  for (let n = 0; n < 5; n += 1) expect((await signIn(owner, user.email)).status).toBe(401);
  expect((await signIn(owner, user.email, testPassword)).status).toBe(429);
});

type Call = (client: TestClient, n: number) => Promise<{ status: number }>;
const graphql =
  (document: string, getInput: (n: number) => object): Call =>
  (client, n) =>
    client.graphql(document, { input: getInput(n) });
const forgotten = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }';
const booking = 'mutation ($input: BookCallInput!) { bookCall(input: $input) { id } }';
const uploading = 'mutation ($input: StartEnquiryUploadInput!) { startEnquiryUpload(input: $input) { fileUrl } }';
const moving = 'mutation ($input: MoveCallInput!) { moveCall(input: $input) { id } }';
const code = 'AAAA-CCCC-DDDD';
const withKey =
  (field: string): Call =>
  (client) =>
    client.graphql(`${field.startsWith('cancel') ? 'mutation' : 'query'} { ${field}(key: "none") { name } }`);

test.each<[string, number, Call]>([
  ['codes tried for an email', 10, (c) => c.send('POST', '/api/invitations/validate', { code, email: 'a@b.test' })],
  ['codes tried', 30, (c, n) => c.send('POST', '/api/invitations/validate', { code, email: `a${n}@b.test` })],
  ['registrations', 200, (c) => c.send('POST', '/api/auth/register', { ...exampleBodies.register, token: 'none' })],
  ['forgotten passwords of an email', 5, graphql(forgotten, () => ({ email: 'a@b.test' }))],
  ['forgotten passwords', 20, graphql(forgotten, (n) => ({ email: `a${n}@b.test` }))],
  [
    'enquiries',
    30,
    (c, n) => c.send('POST', '/api/contact/submit', { ...exampleBodies.submitEnquiry, email: `a${n}@b.test` }),
  ],
  ['links looked at', 200, (c) => c.send('POST', '/api/auth/validate-invite', { token: 'none' })],
  ['uploads', 60, graphql(uploading, () => ({ fileName: 'brief.pdf' }))],
  ['bookings', 20, graphql(booking, (n) => ({ name: 'Ada', email: `a${n}@b.test`, startsAt }))],
  ['enquiries looked at', 300, withKey('enquiryProgress')],
  ['calls looked at', 300, withKey('strategyCall')],
  ['calls moved', 60, graphql(moving, () => ({ key: 'none', startsAt }))],
  ['idempotency keys', 1000, (c) => c.send('POST', '/api/auth/logout', {}, { 'idempotency-key': randomUUID() })],
  ['calls canceled', 60, withKey('cancelCall')],
])('%s: %d from one place, and no more', async (_what, most, call) => {
  const client = fromOnePlace();
  const answers = await Promise.all(Array.from({ length: most + 3 }, (_, n) => call(client, n)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await call(fromOnePlace(), 1000)).status).not.toBe(429);
});

test('a person changes their name and contractor profile twenty times an hour, from any address', async () => {
  const person = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const client = await signInAs(app, person);
  const name = (n: number) => ({ firstName: 'Ada', lastName: `Byron ${n}` });
  const update = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
  const updateContractor =
    'mutation ($input: UpdateContractorProfileInput!) { updateContractorProfile(input: $input) { id } }';
  const description = { tagName: 'byron', experienceLevel: 'senior', technologies: 'Notes on the engine' };
  const answers = [];
  for (let n = 0; n < 24; n += 1)
    answers.push(
      n % 2
        ? await client.graphql(update, { input: name(n) })
        : await client.graphql(updateContractor, { input: { ...name(n), ...description } }),
    );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    ...Array(20).fill(undefined),
    ...Array(4).fill('RATE_LIMITED'),
  ]);
  const renamings = await database.query(
    "select 1 from audit_entries where action = 'own_name_changed' and actor_id = $1",
    [person.id],
  );
  expect(renamings.rows).toHaveLength(20);
});

test('the current password can be wrong five times, from any address', async () => {
  const client = await signInAs(app, await app.make.user());
  const change = (currentPassword: string) =>
    client.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', {
      input: { currentPassword, newPassword: 'an entirely new one' },
    });
  for (let n = 0; n < 5; n += 1)
    expect((await change('not mine')).errors?.[0]?.extensions.fields).toHaveProperty('currentPassword');
  expect((await change(testPassword)).errors?.[0]).toMatchObject({
    message: inAQuarter,
    extensions: { code: 'RATE_LIMITED' },
  });
});

test('expired windows are deleted, and password reset links after a day', async () => {
  const { id } = await app.make.user();
  await database.query("insert into rate_limit values ('over', 1, 1), ('running', 1, 99999999999999)");
  for (const [hash, age] of [
    ['over', '25 hours'],
    ['running', '23 hours'],
  ])
    await database.query(
      `insert into password_resets (id, created_at, updated_at, token_hash, user_id, expires_at)
       values (gen_random_uuid(), now() - interval '2 days', now(), $1, $2, now() - $3::interval)`,
      [hash, id, age],
    );
  await database.query(
    "select graphile_worker.add_job(name) from unnest(array['pruneRateLimits', 'prunePasswordResets']) name",
  );
  await eventually(async () => {
    const { rows } = await database.query(
      "select key from rate_limit where key in ('over', 'running') union all select token_hash from password_resets where user_id = $1",
      [id],
    );
    expect(rows).toEqual([{ key: 'running' }, { key: 'running' }]);
  });
});
