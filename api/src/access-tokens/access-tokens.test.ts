import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { maxTokens, type TokenScope } from 'rules/access-tokens';
import { startTestApp, type TestApp } from '#test/app';
import { createRandomAddress, createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import type { TestUser } from '#test/factories';
import { waitForMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';
import { requestUpgrade, subscribeTo } from '#test/socket';

let app: TestApp;
/** Another server with the same database. */
let other: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, SESSION_SECRET: 's'.repeat(32) });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await other.stop();
  await app.stop();
});

const createDocument = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token accessToken { id lastFour expiresAt } }
}`;
const listDocument = '{ accessTokens { id name lastFour scopes expiresAt lastUsedAt } }';
const revokeDocument = 'mutation ($id: ID!) { revokeAccessToken(id: $id) { id revokedAt } }';
interface Created {
  createAccessToken: { token: string; accessToken: { id: string; lastFour: string; expiresAt: string } };
}
interface Listed {
  accessTokens: Array<{ id: string; name: string; lastFour: string; scopes: string[]; lastUsedAt: string | null }>;
}

const sending = (token: string, { url } = app): TestClient => Object.assign(createTestClient(url), { key: token });
const create = (client: TestClient, scopes: TokenScope[] = ['people_read'], name = 'Weekly report') =>
  client.graphql<Created>(createDocument, { input: { name, scopes, expiresInDays: 7 } });
const list = async (client: TestClient) => (await client.graphql<Listed>(listDocument)).data.accessTokens;
const getStatus = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status;
const getCode = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;

async function withToken(scopes: TokenScope[] = ['people_read'], attributes: Partial<TestUser> = {}) {
  const user = await app.make.user(attributes);
  const { id, token } = await app.make.accessToken({ user, scopes });
  return { user, id, token, program: sending(token) };
}

describe('creating', () => {
  test('a token is shown once, and only its hash is stored', async () => {
    const client = await signInAs(app, await app.make.user());
    const { token, accessToken } = (await create(client, ['people_read', 'tickets_write'])).data.createAccessToken;
    expect(token).toMatch(/^tenx_[\w-]{43}$/);
    expect(accessToken.lastFour).toBe(token.slice(-4));
    expect((Date.parse(accessToken.expiresAt) - Date.now()) / (24 * 60 * 60_000)).toBeCloseTo(7, 1);
    const listed = await list(client);
    expect(listed).toMatchObject([
      { id: accessToken.id, name: 'Weekly report', scopes: ['people_read', 'tickets_write'], lastUsedAt: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain(token);
    const { rows } = await database.query(
      `select access_tokens::text as row from access_tokens union all select audit_entries::text from audit_entries
        union all select payload::text from graphile_worker._private_jobs`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await getStatus(sending(token))).toBe(200);
  });

  test('its owner gets a mail, and both logs have it', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const { token, accessToken } = (await create(client)).data.createAccessToken;
    const [mail] = await waitForMails(app, user.email, 1);
    expect(mail?.subject).toBe('10x Labs: new access token');
    for (const words of ['Weekly report', token.slice(-4), 'People (read)', '/account'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain(token);
    await client.graphql(revokeDocument, { id: accessToken.id });
    const { rows } = await database.query(
      'select action from audit_entries where actor_id = $1 and subject_id = $2 order by id',
      [user.id, accessToken.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['access_token_created', 'access_token_revoked']);
    await eventually(async () => {
      const events = await database.query('select kind from security_events where account_id = $1', [user.id]);
      const kinds = events.rows.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['access_token_created', 'access_token_revoked']));
    });
  });

  test.each([
    [{ scopes: [] }, 'scopes'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ name: '' }, 'name'],
  ])('%j is refused', async (fields, field) => {
    const client = await signInAs(app, await app.make.user());
    const input = { name: 'A script', scopes: ['people_read'], expiresInDays: 7, ...fields };
    const { errors } = await client.graphql(createDocument, { input });
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  test(`a person has at most ${maxTokens}`, async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    for (let n = 1; n < maxTokens; n += 1) await app.make.accessToken({ user });
    const answers = await Promise.all([create(client), create(client)]);
    expect(answers.map(getCode).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  test('people see and revoke only their own', async () => {
    const [mine, theirs] = [await withToken(), await withToken()];
    const client = await signInAs(app, mine.user);
    expect((await list(client)).map(({ id }) => id)).toEqual([mine.id]);
    expect(getCode(await client.graphql(revokeDocument, { id: theirs.id }))).toBe('NOT_FOUND');
    expect(await getStatus(theirs.program)).toBe(200);
  });
});

describe('a request with a token', () => {
  test('acts as its owner on both doors, and neither reads nor sets a cookie', async () => {
    const { user, token } = await withToken();
    const someoneElse = await signInAs(app, await app.make.user());
    const program = Object.assign(createTestClient(app.url, someoneElse.cookie), { key: token });
    const rest = await program.send<{ id: string }>('GET', '/api/auth/user');
    expect(rest).toMatchObject({ status: 200, body: { id: user.id } });
    const graphql = await program.graphql('{ me { id } }');
    expect(graphql.data).toEqual({ me: { id: user.id } });
    for (const { headers } of [rest, graphql]) expect(headers.getSetCookie()).toEqual([]);
  });

  test('needs no protection against other sites: a browser never sends it on its own', async () => {
    const { program } = await withToken(['projects_write'], { role: 'admin' });
    const body = { query: 'mutation ($id: ID!) { deleteTask(id: $id) { id } }', variables: { id: 'x' } };
    const { status } = await program.send('POST', '/graphql', body, { 'sec-fetch-site': 'cross-site' });
    expect(status).not.toBe(403);
  });

  test('has its own idempotency keys', async () => {
    const [one, two] = [await withToken(['tickets_write']), await withToken(['tickets_write'])];
    const input = { title: 'It is broken', description: 'All of it', priority: 'low' };
    const query = 'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id } }';
    const open = async ({ program }: typeof one) => {
      const key = { 'idempotency-key': 'the-first-ticket' };
      const { headers } = await program.send('POST', '/graphql', { query, variables: { input } }, key);
      return headers.get('idempotent-replayed');
    };
    expect([await open(one), await open(two), await open(one)]).toEqual([null, null, 'true']);
  });

  test.each([
    '/api/sales/leads/export',
    '/api/files/00000000-0000-7000-8000-000000000001',
    '/api/login',
    '/api/login?returnTo=/client',
    '/api/logout',
  ])('is refused at %s, which is no operation', async (path) => {
    const { token } = await withToken(['leads_write'], { role: 'admin' });
    const someoneElse = await signInAs(app, await app.make.user());
    const program = Object.assign(createTestClient(app.url, someoneElse.cookie), { key: token });
    const reply = await program.send('GET', path);
    expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await getStatus(someoneElse)).toBe(200);
  });

  test('may have several spaces before the token', async () => {
    const { user, token } = await withToken();
    const { status, body } = await app.client.send<{ id: string }>('GET', '/api/auth/user', undefined, {
      authorization: `bearer   ${token}`,
    });
    expect({ status, id: body.id }).toEqual({ status: 200, id: user.id });
  });

  test('records its last use once a minute', async () => {
    const { id, program } = await withToken();
    const getLastUse = async () =>
      (await database.query<{ at: Date }>('select last_used_at as at from access_tokens where id = $1', [id])).rows[0]
        ?.at;
    await getStatus(program);
    const first = await getLastUse();
    expect(Math.abs(Date.now() - (first?.getTime() ?? 0))).toBeLessThan(60_000);
    await getStatus(program);
    expect(await getLastUse()).toEqual(first);
    await database.query("update access_tokens set last_used_at = now() - interval '61 seconds' where id = $1", [id]);
    await getStatus(program);
    expect((await getLastUse())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0);
  });
});

describe('a token that is not valid', () => {
  const unknown = `tenx_${'A'.repeat(43)}`;

  test.each([unknown, `${unknown}A`, 'tenx_', 'tenx_short'])('%s is refused in plain words', async (token) => {
    for (const [method, path, body] of [
      ['GET', '/api/auth/user', undefined],
      ['POST', '/graphql', { query: '{ publicSettings { __typename } }' }],
    ] as const) {
      const { status, headers, body: error } = await sending(token).send(method, path, body);
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(error).toEqual({
        code: 'UNAUTHENTICATED',
        message: 'This access token is unknown, expired or revoked. Create another one on your account page',
      });
    }
    expect(await requestUpgrade(sending(token))).toBe(401);
  });

  test('counts against its address, and is in the security log', async () => {
    const address = createRandomAddress();
    const program = Object.assign(sending(unknown), { address });
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add(await getStatus(program));
    expect([...statuses]).toEqual([401, 429]);
    const { token } = await withToken();
    expect(await getStatus(Object.assign(sending(token), { address }))).toBe(200);
    await eventually(async () => {
      const { rows } = await database.query("select 1 from security_events where kind = 'access_token_refused'");
      expect(rows.length).toBeGreaterThan(0);
    });
  });

  test('an expired one is refused', async () => {
    const { token } = await app.make.accessToken({ scopes: ['people_read'], expiresAt: new Date(Date.now() - 1) });
    expect(await getStatus(sending(token))).toBe(401);
  });

  test('a revoked one is refused by every server from the next request on, and its sockets close', async () => {
    const { user, id, token } = await withToken(['people_read', 'projects_read']);
    const programs = [sending(token), sending(token, other)];
    expect(await Promise.all(programs.map(getStatus))).toEqual([200, 200]);
    const { next } = await subscribeTo(sending(token, other), 'subscription { activityAdded { id } }');
    const client = await signInAs(app, user);
    const { data } = await client.graphql(revokeDocument, { id });
    expect(data).toEqual({ revokeAccessToken: { id, revokedAt: expect.any(String) } });
    expect(await Promise.all(programs.map(getStatus))).toEqual([401, 401]);
    await expect(next(1000)).rejects.toMatchObject({ code: 4401 });
    expect(await list(client)).toEqual([]);
  });

  test.each([
    ['deactivated', 'mutation ($id: ID!) { deactivateUser(id: $id) { id } }'],
    ['signed out everywhere by an administrator', 'mutation ($id: ID!) { endUserSessions(id: $id) { id } }'],
    ['given another role', 'mutation ($id: ID!) { changeUserRole(id: $id, role: product_analyst) { id } }'],
  ])('those of a person who is %s are revoked, their sockets too', async (_, document) => {
    const { user, id, token, program } = await withToken(['people_read', 'projects_read']);
    const { next } = await subscribeTo(sending(token, other), 'subscription { activityAdded { id } }');
    const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
    expect((await admin.graphql(document, { id: user.id })).errors).toBeUndefined();
    expect(await getStatus(program)).toBe(401);
    await expect(next(1000)).rejects.toMatchObject({ code: 4401 });
    const { rows } = await database.query(
      "select 1 from audit_entries where subject_id = $1 and action = 'access_token_revoked'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});

test('a token may send 5,000 requests an hour', async () => {
  const limited = await startTestApp({ REDIS_URL: '' });
  const counters = new pg.Client(limited.databaseUrl);
  await counters.connect();
  const { token } = await limited.make.accessToken({ scopes: ['people_read'] });
  const program = sending(token, limited);
  expect(await getStatus(program)).toBe(200);
  await counters.query("update rate_limit set points = 4999 where key like '%accessTokenRequests%'");
  expect(await getStatus(program)).toBe(200);
  const refused = await program.send('GET', '/api/auth/user');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await counters.end();
  await limited.stop();
});
