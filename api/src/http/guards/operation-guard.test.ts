import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { canRunUntrusted } from '#http/guards/operation-guard';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type GraphqlErrorBody, type TestClient } from '#test/client';
import { createTestBuild, stageBuild } from '#test/test-build';
import { publishRelease, releaseOperations, storeOperations } from '#test/releases';
import { createSocket } from '#test/socket';

const registered = 'query Known { me { id } }';
const events = 'subscription Followed { activityAdded { id } }';
const unknown = '{ me { email } }';
const unknownEvents = 'subscription Other { activityAdded { id description } }';
const introspection = 'query IntrospectionQuery { __schema { types { name } } }';
const fromPlayground = { 'x-playground': '1' };
const notTrusted = 'OPERATION_NOT_TRUSTED';

let app: TestApp;
let database: pg.Client;
let client: TestClient, admin: TestClient, releaser: TestClient;
beforeAll(async () => {
  app = await startTestApp({ NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32) });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  client = await signInAs(app, await app.make.user());
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  await releaseOperations(team(), 'mfe-known', [registered, events]);
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const team = () => ({ database, releaser });

async function post(who: TestClient, body: unknown, headers: Record<string, string> = {}) {
  const reply = await who.send<{ errors?: GraphqlErrorBody[] }>('POST', '/graphql', body, headers);
  return { status: reply.status, code: reply.body.errors?.[0]?.extensions.code ?? null, reply };
}
test.each([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/graphql-response+json, application/json;q=0.9', 'application/graphql-response+json'],
])('a refusal for Accept: %s is %s', async (accept, type) => {
  const sent = request(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accept && { accept }) },
  });
  const [response] = await once(sent.end(JSON.stringify({ query: unknown })), 'response');
  response.resume();
  expect([response.statusCode, response.headers['content-type']]).toEqual([403, `${type}; charset=utf-8`]);
});

test('outside production everything runs', async () => {
  const open = await startTestApp();
  const someone = await signInAs(open, await open.make.user());
  expect((await post(someone, { query: unknown })).code).toBeNull();
  await open.stop();
});

describe('over HTTP', () => {
  test('a registered operation runs, also as Apollo Client prints it', async () => {
    expect((await post(client, { query: registered })).code).toBeNull();
    const written = 'query Known {\n  me {\n    id\n    __typename\n  }\n}';
    expect((await post(client, { query: written, operationName: 'Known' })).code).toBeNull();
  });

  test.each<[string, unknown]>([
    ['an operation that no one registered', { query: unknown }],
    ['an introspection', { query: introspection }],
    ['an unknown field, without a word of the schema', { query: '{ projectz { id } }' }],
    ['what cannot be parsed', { query: '{ me {' }],
    ['nothing', {}],
    ['a list of operations', [{ query: registered }]],
    [
      'the hash of a text instead of the text',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    ],
    ['a registered operation with another beside it', { query: `${registered} query Other { me { email } }` }],
  ])('%s is rejected, with instructions', async (_what, body) => {
    const { status, reply } = await post(client, body);
    expect(status).toBe(403);
    expect(reply.body).toEqual({
      errors: [
        {
          message:
            'This server runs only the operations of its portals. Reload the page, or sign in as an administrator to use the playground',
          extensions: { code: notTrusted },
        },
      ],
    });
  });

  test('an operation in the URL is rejected', async () => {
    const headers = { accept: 'application/json', 'apollo-require-preflight': '1' };
    const address = `/graphql?query=${encodeURIComponent(unknown)}`;
    expect((await client.send('GET', address, undefined, headers)).status).toBe(405);
  });

  test('a rejection is not stored for the Idempotency-Key: once registered, the same request runs', async () => {
    const query = 'query Late { me { lastName } }';
    const key = { 'idempotency-key': 'the-same-again' };
    expect((await post(client, { query }, key)).code).toBe(notTrusted);
    await releaseOperations(team(), 'mfe-late', [query]);
    expect((await post(client, { query }, key)).code).toBeNull();
  });

  test('REST is not affected', async () => {
    expect((await client.send('GET', '/api/projects')).status).toBe(200);
  });
});

describe('who may run anything', () => {
  test.each([
    [{ isPlaygroundOfAdmin: true }, true],
    [{ hasReleaseKey: true }, true],
    [{ hasOverride: true }, true],
    [{ hasAccessToken: true }, true],
    [{}, false],
  ])('with %j: %s', (reason, expected) => {
    const none = { isPlaygroundOfAdmin: false, hasReleaseKey: false, hasOverride: false, hasAccessToken: false };
    expect(canRunUntrusted({ ...none, ...reason })).toBe(expected);
  });

  test('a program with an access token can run anything that its scopes allow', async () => {
    const { token } = await app.make.accessToken({ scopes: ['people_read'] });
    const program = Object.assign(createTestClient(app.url), { key: token });
    expect((await post(program, { query: unknown })).code).toBeNull();
    expect((await post(program, { query: '{ projects { edges { node { id } } } }' })).code).toBe('FORBIDDEN');
  });

  test('an administrator can run anything in the playground, but not outside it, and no one else can', async () => {
    const signedOut = createTestClient(app.url);
    for (const query of [unknown, introspection]) {
      expect((await post(admin, { query }, fromPlayground)).code).toBeNull();
      for (const [who, headers] of [
        [admin, {}],
        [client, fromPlayground],
        [signedOut, fromPlayground],
      ] as const)
        expect((await post(who, { query }, headers)).code).toBe(notTrusted);
    }
  });

  test("a program with a valid release key can, one with an unknown key can't", async () => {
    expect((await post(releaser, { query: '{ remotes { remote } }' })).code).toBeNull();
    const stranger = Object.assign(createTestClient(app.url), { key: 'x'.repeat(43) });
    expect((await post(stranger, { query: '{ remotes { remote } }' })).code).toBe(notTrusted);
  });
});

describe('over the socket', () => {
  /** The code that a subscription is rejected with; null if it is accepted. */
  async function getCode(who: TestClient, query: string, address?: string): Promise<string | null> {
    const socket = createSocket(who, {}, address);
    const first = socket
      .iterate({ query })
      .next()
      .then(
        () => null,
        ([fault]: GraphqlErrorBody[]) => fault?.extensions.code ?? null,
      );
    // Messages are answered in order: once this one is rejected, the first is subscribed.
    const second = socket
      .iterate({ query: '{ nothing }' })
      .next()
      .then(
        () => null,
        () => null,
      );
    const code = await Promise.race([first, second]);
    await socket.dispose();
    return code;
  }
  const ofPlayground = '/graphql?x-playground';

  test.each<[string, 'client' | 'admin', string, string | undefined, string | null]>([
    ['a registered subscription is followed', 'client', events, undefined, null],
    ['one that no one registered is refused', 'client', unknownEvents, undefined, notTrusted],
    ['also to an administrator', 'admin', unknownEvents, undefined, notTrusted],
    ['but not in the playground', 'admin', unknownEvents, ofPlayground, null],
    ['where no one else may', 'client', unknownEvents, ofPlayground, notTrusted],
  ])('%s', async (_what, who, query, address, code) => {
    expect(await getCode(who === 'admin' ? admin : client, query, address)).toBe(code);
  });
});

describe('how long', () => {
  const isRun = async (query: string) => (await post(client, { query })).code !== notTrusted;
  /** As if a version had been unused for this long. Any release makes the server reload what is live. */
  async function unusedFor(version: string, interval: string): Promise<void> {
    const sql = 'update releases set last_used_at = now() - $2::interval where version = $1';
    await database.query(sql, [version, interval]);
    await releaseOperations(team(), 'mfe-another');
  }

  test("a published operation runs at once, and a replaced version's operations run for a day after the pointer moves", async () => {
    const [first, second] = ['query First { me { role } }', 'query Second { me { id role } }'];
    const old = await releaseOperations(team(), 'mfe-moving', [first]);
    const next = await storeOperations(team(), 'mfe-moving', [second]);
    expect(await isRun(second)).toBe(false);
    await unusedFor(old, '2 days'); // It is served, whether or not it is used.
    expect(await isRun(first)).toBe(true);
    await publishRelease(team(), 'mfe-moving', next);
    expect([await isRun(first), await isRun(second)]).toEqual([true, true]);
    await unusedFor(old, '23 hours 59 minutes');
    expect(await isRun(first)).toBe(true);
    await unusedFor(old, '24 hours 1 minute');
    expect([await isRun(first), await isRun(second)]).toEqual([false, true]);
  });

  test('an open tab keeps the operations of its version', async () => {
    const mine = 'query OfTheTab { me { createdAt } }';
    const old = await releaseOperations(team(), 'mfe-tab', [mine]);
    await releaseOperations(team(), 'mfe-tab', []);
    await unusedFor(old, '23 hours');
    const check = 'mutation ($input: CheckVersionsInput!) { checkVersions(input: $input) { part } }';
    await releaseOperations(team(), 'mfe-checking', [check]);
    const using = [{ part: 'mfe-tab', version: old }];
    expect((await post(client, { query: check, variables: { input: { using } } })).code).toBeNull();
    const { rows } = await database.query(
      "select last_used_at > now() - interval '1 minute' as kept from releases where version = $1",
      [old],
    );
    expect(rows).toEqual([{ kept: true }]);
    await releaseOperations(team(), 'mfe-another');
    expect(await isRun(mine)).toBe(true);
  });

  test("an announced version's operations run before it is published, because browsers may reach any server once the pointer moves", async () => {
    const next = 'query Next { me { lastName id } }';
    expect(await isRun(next)).toBe(false);
    const build = createTestBuild({ manifest: { operations: [{ name: 'Next', document: next }] } });
    const { errors } = await stageBuild(releaser, build);
    expect(errors).toBeUndefined();
    expect(await isRun(next)).toBe(true);
  });

  test('operations staged with a key stop running once the key is revoked', async () => {
    const id = v7();
    const holder = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey({ id }) });
    const staged = 'query Staged { me { firstName lastName } }';
    const build = createTestBuild({ manifest: { operations: [{ name: 'Staged', document: staged }] }, says: 'staged' });
    expect((await stageBuild(holder, build)).errors).toBeUndefined();
    expect(await isRun(staged)).toBe(true);
    const revoke = 'mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }';
    expect((await post(admin, { query: revoke, variables: { id } }, fromPlayground)).code).toBeNull();
    expect(await isRun(staged)).toBe(false);
  });

  test('operations of a canary version run as well', async () => {
    const early = 'query Early { me { firstName } }';
    const version = await storeOperations(team(), 'mfe-known', [early]);
    await publishRelease(team(), 'mfe-known', version, ['admin']);
    await unusedFor(version, '2 days');
    expect(await isRun(early)).toBe(true);
  });
});
