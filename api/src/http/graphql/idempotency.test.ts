import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { exampleBodies } from '#rest/examples';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { testPassword, type TestUser } from '#test/factories';
import { startFaultyProxy } from '#test/faulty-proxy';

let app: TestApp;
let developer: TestUser;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  client = await signInAs(app, developer);
});
afterAll(() => app.stop());

const update =
  'mutation ($id: ID!, $progress: Int!) { updateProject(id: $id, input: { progress: $progress }) { progress } }';
const change = (by: TestClient, key: string, id: string, progress: number) =>
  by.send('POST', '/graphql', { query: update, variables: { id, progress } }, { 'idempotency-key': key });
const storedUnder = async (key: string) => {
  const db = new pg.Client(app.databaseUrl);
  await db.connect();
  const { rows } = await db.query<{ body: string | null }>('select body from idempotent_reply where key = $1', [key]);
  await db.end();
  return rows;
};
const happened = async () => (await client.send<unknown[]>('GET', '/api/activity')).body.length;

test('a repeated request with the same key runs once and gets the same response', async () => {
  const { id } = await app.make.project({ developer });
  const key = randomUUID();
  const first = await change(client, key, id, 10);
  expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
  const again = await change(client, key, id, 10);
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body]);
  await change(client, randomUUID(), id, 20);
  const before = await happened();
  expect((await change(client, key, id, 10)).headers.get('idempotent-replayed')).toBe('true');
  expect(await happened()).toBe(before);
});

test('of many concurrent requests with one key, exactly one runs', async () => {
  const { id } = await app.make.project({ developer });
  const before = await happened();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => change(client, key, id, 30)));
  expect(replies.filter(({ status, headers }) => status === 200 && !headers.get('idempotent-replayed')).length).toBe(1);
  for (const { status } of replies) expect([200, 409]).toContain(status);
  expect(await happened()).toBe(before + 1);
});

test('while the first is still running, the second is a conflict', async () => {
  const { id } = await app.make.project({ developer });
  const key = randomUUID();
  const blocker = new pg.Client(app.databaseUrl);
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select 1 from projects where id = $1 for update', [id]);
  const first = change(client, key, id, 40);
  await eventually(async () =>
    expect((await blocker.query('select 1 from idempotent_reply where key = $1', [key])).rowCount).toBe(1),
  );
  expect(await change(client, key, id, 40)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('still running') },
  });
  await blocker.query('rollback');
  await blocker.end();
  expect((await first).status).toBe(200);
});

test('a mutation with an unacknowledged commit is never run again with the same key', async () => {
  const proxy = await startFaultyProxy(process.env.TEST_DATABASE_URL ?? '');
  const behind = await startTestApp({}, {}, {}, proxy);
  const database = new pg.Client(behind.databaseUrl);
  await database.connect();
  // A commit that takes a second.
  await database.query(`
    create function take_a_second() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$;
    create constraint trigger slow_commit after insert on ticket_messages deferrable initially deferred
      for each row execute function take_a_second()`);
  const user = await behind.make.user();
  const { id } = await behind.make.ticket({ client: user, project: await behind.make.project({ client: user }) });
  const sender = await signInAs(behind, user);
  const query = 'mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "Once" }) { id } }';
  const headers = { 'idempotency-key': randomUUID() };
  const reply = () => sender.send('POST', '/graphql', { query, variables: { id } }, headers);

  const first = reply();
  await eventually(async () => {
    const committing = await database.query(
      "select from pg_stat_activity where query = 'commit' and wait_event = 'PgSleep'",
    );
    expect(committing.rowCount).toBe(1);
  });
  proxy.cutExisting();
  expect((await first).status).toBe(503);
  // The server couldn't record the error either: for a minute the first one might still be running.
  await database.query("update idempotent_reply set created_at = now() - interval '2 minutes'");
  expect(await reply()).toMatchObject({
    status: 409,
    body: { message: "This request was completed, and only its response was lost. You don't need to send it again" },
  });
  expect((await database.query("select from ticket_messages where content = 'Once'")).rowCount).toBe(1);
  await database.end();
  await behind.stop();
  await proxy.stop();
});

test('another request with a used key is a conflict', async () => {
  const { id } = await app.make.project({ developer });
  const key = randomUUID();
  await change(client, key, id, 10);
  expect(await change(client, key, id, 11)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('the same body with a used key is a conflict at another URL', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  expect((await admin.send('POST', '/api/knowledge-resources', {}, headers)).status).toBe(400);
  expect(await admin.send('POST', '/api/admin/ai-documents', {}, headers)).toMatchObject({
    status: 409,
    body: { message: 'This Idempotency-Key was used for another request' },
  });
});

test('a key belongs to its session: the same key in another session is a different one', async () => {
  const { id } = await app.make.project({ developer });
  const key = randomUUID();
  await change(client, key, id, 10);
  const other = await signInAs(app, developer);
  const reply = await change(other, key, id, 10);
  expect([reply.status, reply.headers.get('idempotent-replayed')]).toEqual([200, null]);
});

test('a session is never issued from a stored response', async () => {
  const key = randomUUID();
  const login = () =>
    app.client.send(
      'POST',
      '/api/auth/login',
      { email: developer.email, password: testPassword },
      { 'idempotency-key': key },
    );
  const { cookie } = app.client;
  expect((await login()).status).toBe(200);
  app.client.cookie = cookie;
  const again = await login();
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
  app.client.cookie = cookie;
});

test('a response with a one-time secret is replayed in full, and is not stored in plain text', async () => {
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const key = randomUUID();
  const invite = () =>
    admin.send<{ token: string; code: string }>(
      'POST',
      '/api/admin/invites',
      { email: 'ada@invited.test', role: 'client' },
      { 'idempotency-key': key },
    );
  const { body } = await invite();
  expect((await invite()).body).toEqual(body);
  const rows = await storedUnder(key);
  const stored = rows.map(({ body: sealed }) => sealed + Buffer.from(sealed ?? '', 'base64').toString('latin1')).join();
  expect(stored).not.toBe('');
  expect(stored).not.toContain(body.token);
  expect(stored).not.toContain(body.code);
});

test('a query takes no key, and nothing is stored for one, nor for an invalid operation', async () => {
  const key = randomUUID();
  const ask = () => client.send('POST', '/graphql', { query: 'query Me { me { id } }' }, { 'idempotency-key': key });
  expect(await ask()).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
  await client.send('POST', '/graphql', { query: 'mutation { no such thing' }, { 'idempotency-key': key });
  await client.send('POST', '/graphql', [], { 'idempotency-key': key });
  expect(await storedUnder(key)).toEqual([]);
});

test('a mutation that was rejected before it ran is not stored, and its key is free', async () => {
  const visitor = Object.assign(createTestClient(app.url), { address: createRandomAddress() });
  const key = randomUUID();
  const headers = { 'idempotency-key': key };
  const post = (query: string, variables?: object) => visitor.send('POST', '/graphql', { query, variables }, headers);
  const unknown = `mutation { ${Array.from({ length: 900 }, (_, n) => `x${n}`).join(' ')} }`;
  expect(await post(unknown)).toMatchObject({ body: { errors: expect.any(Array) } });
  await post('mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }', { input: {} });
  await post(`mutation { ${'signOut '.repeat(200)} }`);
  expect(await storedUnder(key)).toEqual([]);
  expect(await post('mutation { signOut }')).toMatchObject({ status: 200, body: { data: { signOut: true } } });
  expect(await storedUnder(key)).toHaveLength(1);
});

test('of several operations, the named one decides', async () => {
  const key = randomUUID();
  const query = 'query A { me { id } } mutation B { signOut }';
  const other = await signInAs(app, developer);
  await other.send('POST', '/graphql', { query, operationName: 'A' }, { 'idempotency-key': key });
  expect(await storedUnder(key)).toHaveLength(0);
  await other.send('POST', '/graphql', { query, operationName: 'B' }, { 'idempotency-key': key });
  expect(await storedUnder(key)).toHaveLength(1);
});

test('a response over 64 kB is sent but not stored: a retry is informed that the first request was completed', async () => {
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const key = randomUUID();
  const content = 'x'.repeat(15_000);
  const query = `mutation ($input: CreateKnowledgeResourceInput!) {
    createKnowledgeResource(input: $input) { ${Array.from({ length: 5 }, (_, n) => `c${n}: content`).join(' ')} } }`;
  const create = () =>
    admin.send<{ data: { createKnowledgeResource: object } }>(
      'POST',
      '/graphql',
      { query, variables: { input: { ...exampleBodies.createKnowledgeResource, content } } },
      { 'idempotency-key': key },
    );
  const count = async () => (await admin.send<unknown[]>('GET', '/api/knowledge-resources')).body.length;
  const before = await count();
  const first = await create();
  expect(first.body.data.createKnowledgeResource).toMatchObject({ c4: content });
  expect(await storedUnder(key)).toMatchObject([{ body: null }]);
  expect(await create()).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  expect(await count()).toBe(before + 1);
});

test('the key of a caller without a session belongs to their address', async () => {
  const key = randomUUID();
  const send = async (address: string) => {
    const visitor = Object.assign(createTestClient(app.url), { address });
    const { headers } = await visitor.send('POST', '/api/contact/submit', exampleBodies.submitEnquiry, {
      'idempotency-key': key,
    });
    return headers.get('idempotent-replayed');
  };
  const [here, there] = [createRandomAddress(), createRandomAddress()];
  expect([await send(here), await send(there), await send(here)]).toEqual([null, null, 'true']);
});

test('an invalid key is rejected', async () => {
  expect(await client.send('POST', '/api/auth/logout', {}, { 'idempotency-key': 'short' })).toMatchObject({
    status: 400,
    body: { code: 'MALFORMED_REQUEST' },
  });
});
