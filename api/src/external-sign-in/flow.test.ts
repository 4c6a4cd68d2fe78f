import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { signInProblems } from 'rules/sign-in-problems';
import { findFreePort } from '#db/free-port';
import { readSettings, SettingsError } from '#settings';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { type IdentityProvider, startIdentityProvider } from '#test/identity-provider';

/** The URL that the page continues to: it knows the portals. */
const arrived = '/login?arrived=1';

let app: TestApp;
let provider: IdentityProvider;
let database: pg.Client;
let account: string;
const log: string[] = [];
beforeAll(async () => {
  const port = String(await findFreePort());
  provider = await startIdentityProvider({ appUrl: `http://localhost:${port}`, claimsInIdToken: true });
  await provider.stop();
  const stream = new Writable({ write: (line, _encoding, done) => (log.push(String(line)), done()) });
  app = await startTestApp({ PORT: port, ...provider.env }, { log: pino({ level: 'debug' }, stream) });
  account = provider.account({ email: (await app.make.user()).email, email_verified: true });
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
  await provider.stop();
});

const whereTo = async (client: TestClient, address: string) => {
  const { pathname, search } = new URL(address, app.url);
  return (await client.send('GET', pathname + search)).headers.get('location') ?? '';
};
const begin = (client: TestClient, query = '') => whereTo(client, `/api/login${query}`);
const isSignedIn = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status === 200;
const withParam = (address: string, name: string, value: string) => {
  const changed = new URL(address);
  changed.searchParams.set(name, value);
  return changed.href;
};

// First, because the app has not contacted the provider yet.
test('an unreachable provider blocks neither startup nor other sign-in methods, and works once it is back', async () => {
  const away = '/login?problem=provider_unavailable&returnTo=%2Fclient';
  const client = createTestClient(app.url);
  expect(await begin(client, '?returnTo=/client')).toBe(away);
  const user = await app.make.user();
  expect(await isSignedIn(await signInAs(app, user))).toBe(true);

  await provider.start();
  const there = await begin(client, '?returnTo=/client');
  const back = await provider.createBrowser().signIn(there, account);
  expect(await whereTo(client, back)).toBe('/client');

  const late = createTestClient(app.url);
  const lateBack = await provider.createBrowser().signIn(await begin(late, '?returnTo=/client'), account);
  await provider.stop();
  expect(await whereTo(late, lateBack)).toBe(away);
  expect(await isSignedIn(late)).toBe(false);
  await provider.start();
});

test('a link on another site starts no flow: it leads to the sign-in page', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const { status, headers } = await createTestClient(app.url).send(
    'GET',
    '/api/login?returnTo=/client',
    undefined,
    elsewhere,
  );
  expect([status, headers.get('location')]).toEqual([303, '/login?returnTo=%2Fclient']);
  expect(headers.getSetCookie()).toEqual([]);
});

test('declining at the provider returns to the sign-in page', async () => {
  const client = createTestClient(app.url);
  const back = await provider.createBrowser().refuse(await begin(client, '?returnTo=/client'));
  expect(new URL(back).searchParams.get('error')).toBe('access_denied');
  expect(await whereTo(client, back)).toBe('/login?problem=refused&returnTo=%2Fclient');
  expect(await isSignedIn(client)).toBe(false);
});

test("a response with another state is rejected and doesn't consume the flow", async () => {
  const client = createTestClient(app.url);
  const back = await provider.createBrowser().signIn(await begin(client), account);
  for (const wrong of [withParam(back, 'state', 'x'.repeat(43)), `${back}&state=another`, '/api/login/callback'])
    expect(await whereTo(client, wrong)).toBe('/login?problem=invalid_answer');
  expect(await whereTo(client, back)).toBe(arrived);
});

test('a response with another nonce is rejected', async () => {
  const client = createTestClient(app.url);
  const there = await begin(client);
  const back = await provider.createBrowser().signIn(withParam(there, 'nonce', 'y'.repeat(43)), account);
  expect(await whereTo(client, back)).toBe('/login?problem=invalid_answer');
  expect(await isSignedIn(client)).toBe(false);
});

test('a code requested in another browser is useless because of PKCE', async () => {
  const [mine, theirs] = [createTestClient(app.url), createTestClient(app.url)];
  const there = await begin(mine);
  const stolen = await provider.createBrowser().signIn(await begin(theirs), account);
  const code = new URL(stolen).searchParams.get('code') ?? '';
  const state = new URL(there).searchParams.get('state') ?? '';
  const forged = withParam(withParam(stolen, 'code', code), 'state', state);
  expect(await whereTo(mine, forged)).toBe('/login?problem=invalid_answer');
  expect(await isSignedIn(mine)).toBe(false);
});

test('a flow belongs to the session that started it', async () => {
  const back = await provider.createBrowser().signIn(await begin(createTestClient(app.url)), account);
  expect(await whereTo(createTestClient(app.url), back)).toBe('/login?problem=expired');
});

test('a flow expires after ten minutes', async () => {
  const client = createTestClient(app.url);
  const back = await provider.createBrowser().signIn(await begin(client), account);
  await database.query(
    `update session set sess = jsonb_set(sess::jsonb, '{flow,until}', to_jsonb((extract(epoch from now()) * 1000)::bigint - 1))
      where sess->'flow'->>'state' = $1`,
    [new URL(back).searchParams.get('state')],
  );
  expect(await whereTo(client, back)).toBe('/login?problem=expired');
  const { rows } = await database.query(
    "select expire < now() + interval '11 minutes' as soon from session where sess->'viewer' is null",
  );
  expect(new Set(rows.map(({ soon }) => soon))).toEqual(new Set([true]));
});

test('of fifty concurrent responses with one state, one starts a session', async () => {
  const client = createTestClient(app.url);
  const back = await provider.createBrowser().signIn(await begin(client), account);
  const copies = Array.from({ length: 50 }, () => createTestClient(app.url, client.cookie));
  const places = await Promise.all(copies.map((copy) => whereTo(copy, back)));
  expect(places.filter((place) => place === arrived)).toHaveLength(1);
  expect(places.filter((place) => place === '/login?problem=expired')).toHaveLength(49);
  const signedIn = await Promise.all(copies.map(isSignedIn));
  expect(signedIn.filter(Boolean)).toHaveLength(1);
});

test('signing out ends the session here and at the provider', async () => {
  const client = createTestClient(app.url);
  const at = provider.createBrowser();
  await whereTo(client, await at.signIn(await begin(client), account));
  expect(await at.promptsForLogin(await begin(createTestClient(app.url)))).toBe(false);
  const { rows } = await database.query("select sess::text from session where sess->>'idToken' is not null");
  expect(rows.map(({ sess }) => sess).join()).not.toContain('eyJ');

  const there = await whereTo(client, '/api/logout');
  expect(await isSignedIn(client)).toBe(false);
  expect(new URL(there).origin).toBe(provider.url);
  expect(await at.signOut(there)).toBe(`${app.url}/`);
  expect(await at.promptsForLogin(await begin(createTestClient(app.url)))).toBe(true);
});

test('a user who signed in with a password is not sent to the provider to sign out', async () => {
  const client = await signInAs(app, await app.make.user());
  expect(await whereTo(client, '/api/logout')).toBe('/');
});

test('neither the log nor our URLs contain a code, a state, a token or the secret', async () => {
  const client = createTestClient(app.url);
  const at = provider.createBrowser();
  const there = await begin(client);
  const back = await at.signIn(there, account);
  const places = [await whereTo(client, withParam(back, 'state', 'z'.repeat(43))), await whereTo(client, back)];
  await at.signOut(await whereTo(client, '/api/logout'));
  const refused = createTestClient(app.url);
  const wrong = await provider
    .createBrowser()
    .signIn(withParam(await begin(refused), 'nonce', 'n'.repeat(43)), account);
  places.push(await whereTo(refused, wrong));

  const all = [...log, ...places].join('\n');
  expect(all).toContain('an external sign-in was not completed');
  const hidden = [back, wrong, there].flatMap((address) =>
    ['code', 'state', 'nonce', 'code_challenge'].map((name) => new URL(address).searchParams.get(name)),
  );
  for (const secret of [...hidden, provider.env.OIDC_CLIENT_SECRET, 'eyJ', 'id_token_hint='])
    if (secret) expect(all).not.toContain(secret);
});

test('leftovers of sign-ins are deleted after an hour', async () => {
  const left = async (table: string) => (await database.query(`select 1 from ${table}`)).rowCount;
  const user = await app.make.user();
  await database.query(
    `insert into second_factor_challenges (id, user_id, purpose, expires_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'sign_in', now(), now() - interval '61 minutes', now())`,
    [user.id],
  );
  expect(await left('spent_flows')).toBeGreaterThan(1);
  await database.query(
    `update spent_flows set created_at = now() - interval '61 minutes'
      where id <> (select id from spent_flows order by id desc limit 1)`,
  );
  await database.query(
    "select graphile_worker.add_job(name) from unnest(array['pruneSignIns', 'pruneSpentFlows']) name",
  );
  await eventually(async () => expect(await left('spent_flows')).toBe(1));
  await eventually(async () => expect(await left('second_factor_challenges')).toBe(0));
});

test('every sign-in problem has a helpful message', () => {
  for (const words of Object.values(signInProblems))
    expect(words).toMatch(/^.{20,}\b(again|there|administrator|account)/);
});

test('a provider without TLS is only allowed on this machine', () => {
  const rest = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  const read = (issuer: string) => readSettings({ OIDC_ISSUER: issuer, ...rest }).oidc?.issuer;
  for (const fine of ['https://id.example', 'http://localhost:9', 'http://127.0.0.1:9', 'http://[::1]:9'])
    expect(read(fine)).toBe(fine);
  expect(() => read('http://id.example')).toThrow(SettingsError);
  expect(() => read('http://id.example')).toThrow('OIDC_ISSUER must be an https address');
});
