import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { createOverrideCookie } from '#http/overrides/override-cookie';
import { overrideSealPurposes, sealIds, sealLink } from '#remotes/overrides';
import type { Registry } from '#remotes/remotes';
import { createSeal } from '#secrets/seal';
import { Secrets } from '#secrets/secrets';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { eventually } from '#test/eventually';
import { createFront, htmlHeaders } from '#test/front';

const secret = 'a secret of the server that is long enough';
const entry = 'http://127.0.0.1:4202/remoteEntry.js';
const mutation = 'mutation ($input: StartOverrideInput!) { startOverride(input: $input) }';

let app: TestApp;
let database: pg.Client;
let releaser: TestClient;
let admin: TestClient;
let person: TestUser;
/** Signed in. `opened` tracks the cookies that the server sets besides the session. */
let client: TestClient;
const front = createFront();
beforeAll(async () => {
  const portals = [
    { path: '/', remote: 'mfe_marketing', audiences: ['anyone'] },
    { path: '/sales-portal', remote: 'mfe_sales', audiences: ['sales'] },
    { path: '/project-manager-portal', remote: 'mfe_sales', audiences: ['pm'] },
  ];
  const shell = { name: 'shell', entry: 'main.js', provides: {}, portals, operations: [] };
  front.write('shell/shell.json', JSON.stringify(shell));
  app = await startTestApp(
    { NODE_ENV: 'production', SESSION_SECRET: secret, REMOTES_DIR: '/nothing/is/here' },
    {},
    { shellDir: `${front.folder}/shell` },
  );
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  person = await app.make.user();
  client = await signInAs(app, person);
});
afterAll(async () => {
  await database.end();
  await app.stop();
  front.remove();
});

const start = async (client: TestClient, input: object) =>
  client.graphql<{ startOverride: string }>(mutation, { input });
/** The path of a link that the API returned. */
const linkTo = async (remote: string, at = entry) => {
  const { data } = await start(releaser, { remote, entry: at });
  return data.startOverride.slice(app.url.length);
};
/** A browser's cookies: the session and the overrides. */
const both = (cookie: string, who: TestClient = client) => [who.cookie, cookie].filter(Boolean).join('; ');
/** The Cookie header of the browser's next requests. */
const opened = async (link: string, cookie = '', who: TestClient = client) => {
  const reply = await who.send<string>('GET', link, undefined, { ...htmlHeaders, cookie: both(cookie, who) });
  return { ...reply, set: reply.headers.getSetCookie().find((line) => line.startsWith('override=')) ?? '' };
};
const getCookie = async (link: string, cookie?: string, who?: TestClient) =>
  (await opened(link, cookie, who)).set.split(';')[0] ?? '';
const registry = async (cookie = '') =>
  (await client.send<Registry>('GET', '/remotes.json', undefined, { cookie: both(cookie) })).body;
const policy = async (cookie = '') =>
  (await client.send('GET', '/', undefined, { ...htmlHeaders, cookie: both(cookie) })).headers.get(
    'content-security-policy',
  ) ?? '';

test("the link opens the portal's first screen and sets a cookie that only the server can read", async () => {
  const { status, headers, set } = await opened(await linkTo('mfe-sales'));
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/sales-portal', 'no-store']);
  expect(set).toMatch(/^override=[\w-]+; Max-Age=28800; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect(Buffer.from(set, 'base64').toString()).not.toContain('4202');
});

test('only the browser that opened the link loads the remote from its own machine', async () => {
  const cookie = await getCookie(await linkTo('mfe-sales'));
  expect((await registry(cookie)).mfe_sales).toEqual({
    name: 'mfe-sales',
    version: 'dev',
    manifest: '',
    entry,
    integrity: '',
    ahead: [],
    isOverride: true,
  });
  const { body, headers } = await client.send<string>('GET', '/', undefined, { ...htmlHeaders, cookie: both(cookie) });
  expect(body).toContain(`"entry":"${entry}"`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(JSON.stringify(await registry())).not.toContain('4202');
  expect((await client.send<string>('GET', '/', undefined, htmlHeaders)).body).not.toContain('4202');
});

test('several remotes can be overridden at once, each by its latest link', async () => {
  const first = await getCookie(await linkTo('mfe-sales'));
  const second = await getCookie(await linkTo('mfe-client', 'http://localhost:4303/remoteEntry.js'), first);
  const moved = await getCookie(await linkTo('mfe-sales', 'http://127.0.0.1:4999/remoteEntry.js'), second);
  const { mfe_sales: sales, mfe_client: client } = await registry(moved);
  expect([sales?.entry, client?.entry]).toEqual([
    'http://127.0.0.1:4999/remoteEntry.js',
    'http://localhost:4303/remoteEntry.js',
  ]);
});

test('the policy allows the development server only with an override', async () => {
  const strict = await policy();
  expect(strict).not.toContain('4202');
  const cookie = await getCookie(await linkTo('mfe-sales'));
  const local = 'http://127.0.0.1:4202';
  const opened = (await policy(cookie)).replace(/'nonce-[^']+'/, '');
  const expected = strict
    .replace(/'nonce-[^']+'/, '')
    .replace(/(script-src [^;]*|style-src [^;]*|img-src [^;]*)/g, `$1 ${local}`)
    .replace(/(connect-src [^;]*)/, `$1 ${local} ws://127.0.0.1:4202`);
  expect(opened.replaceAll(/ +/g, ' ')).toBe(expected.replaceAll(/ +/g, ' '));
});

const linkBy = (by: string, purpose: string, until = Date.now() + 60_000) =>
  sealLink(createSeal(new Secrets([by]), purpose), { remote: 'mfe-sales', entry, keyId: null, until });

test.each([
  ['without anything', async () => '/override'],
  ['of nonsense', async () => '/override?link=nonsense'],
  ['twice over', async () => '/override?link=a&link=b'],
  [
    'that was touched',
    async () => (await linkTo('mfe-sales')).replace(/link=./, (start) => (start === 'link=A' ? 'link=B' : 'link=A')),
  ],
  ['that was cut off', async () => (await linkTo('mfe-sales')).slice(0, -9)],
  ['of another server', async () => `/override?link=${linkBy('another secret', overrideSealPurposes.link)}`],
  ['made of a cookie', async () => `/override?link=${linkBy(secret, overrideSealPurposes.cookie)}`],
  ['older than ten minutes', async () => `/override?link=${linkBy(secret, overrideSealPurposes.link, Date.now() - 1)}`],
])('a link %s shows an explanation', async (_what, link) => {
  const { status, body, set } = await opened(await link());
  expect([status, set]).toEqual([410, '']);
  expect(body).toContain('This link is invalid');
});

test("another site can't open a link in someone’s browser", async () => {
  const headers = { ...htmlHeaders, 'sec-fetch-site': 'cross-site' };
  const reply = await client.send<string>('GET', await linkTo('mfe-sales'), undefined, headers);
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []]);
  expect(reply.body).toContain('copy the link into the address bar');
});

const idsBy = (by: string, purpose: string, ids = [v7()]) => sealIds(createSeal(new Secrets([by]), purpose), ids);
test.each([
  ['of nonsense', 'nonsense'],
  ['of another server', idsBy('another secret', overrideSealPurposes.cookie)],
  ['made of a link', linkBy(secret, overrideSealPurposes.link)],
  ['of an override that does not exist', idsBy(secret, overrideSealPurposes.cookie)],
])('a cookie %s changes nothing', async (_what, value) => {
  const cookie = `override=${value}`;
  expect(JSON.stringify(await registry(cookie))).not.toContain('4202');
  expect(await policy(cookie)).not.toContain('4202');
});

test('leaving clears the override: from the page, from a URL without scripts, and never from another site', async () => {
  const cookie = await getCookie(await linkTo('mfe-sales'));
  const leave = (headers: Record<string, string>) =>
    client.send<string>('POST', '/override/leave', undefined, { cookie: both(cookie), ...headers });
  const foreign = await leave({ 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.headers.getSetCookie().filter((line) => line.startsWith('override='))]).toEqual([
    403,
    [],
  ]);
  const shown = await client.send<string>('GET', '/override/leave', undefined, {
    ...htmlHeaders,
    cookie: both(cookie),
  });
  expect(shown.body).toContain('mfe-sales comes from http://127.0.0.1:4202.');
  expect(shown.body).toContain('<form method="post" action="/override/leave">');
  const fetched = await leave({ 'sec-fetch-site': 'same-origin' });
  const cleared = fetched.headers.getSetCookie().find((line) => line.startsWith('override='));
  expect([fetched.status, cleared]).toEqual([
    204,
    'override=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  ]);
  expect((await leave(htmlHeaders)).headers.get('location')).toBe('/');
  // A copy of the cookie is useless, too.
  expect(JSON.stringify(await registry(cookie))).not.toContain('4202');
  const nothing = await client.send<string>('GET', '/override/leave', undefined, {
    ...htmlHeaders,
    cookie: both(cookie),
  });
  expect(nothing.body).toContain('This browser has no local version');
});

test('a link opens nothing in a signed-out browser', async () => {
  const reply = await opened(await linkTo('mfe-sales'), '', createTestClient(app.url));
  expect([reply.status, reply.set]).toEqual([401, '']);
  expect(reply.body).toContain('Sign in in this browser, then open the link again');
});

const unregistered = '{ me { email } }';
/** The code of an unregistered operation in a browser with these cookies. */
const codeFor = async (cookie: string, who: TestClient = client) => {
  const body = { query: unregistered };
  const reply = await who.send<{ errors?: Array<{ extensions: { code: string } }> }>('POST', '/graphql', body, {
    cookie: both(cookie, who),
  });
  return reply.body.errors?.[0]?.extensions.code ?? null;
};
const notTrusted = 'OPERATION_NOT_TRUSTED';

test('an override lets only the account that opened it run unregistered operations', async () => {
  const cookie = await getCookie(await linkTo('mfe-sales'));
  const other = await signInAs(app, await app.make.user());
  expect([await codeFor(cookie), await codeFor('')]).toEqual([null, notTrusted]);
  expect([await codeFor(cookie, other), await codeFor(cookie, createTestClient(app.url))]).toEqual([
    notTrusted,
    notTrusted,
  ]);
});

/** An override with its own release key, to test what ends with the key. */
async function ownOverride() {
  const keyId = v7();
  const key = await app.make.releaseKey({ id: keyId, name: 'Sales team' });
  const { data } = await start(Object.assign(createTestClient(app.url), { key }), { remote: 'mfe-sales', entry });
  const link = data.startOverride.slice(app.url.length);
  return { keyId, key, link, cookie: await getCookie(link) };
}
const inPlayground = (query: string, variables: object) =>
  admin.send<{ data: never; errors?: object[] }>('POST', '/graphql', { query, variables }, { 'x-playground': '1' });
const isOpen = async (cookie: string) => JSON.stringify(await registry(cookie)).includes('4202');

test('revoking its release key ends an override at once, and invalidates its links', async () => {
  const { keyId, link, cookie } = await ownOverride();
  const kept = await ownOverride();
  expect([await isOpen(cookie), await codeFor(cookie)]).toEqual([true, null]);
  const revoke = 'mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }';
  expect((await inPlayground(revoke, { id: keyId })).body.errors).toBeUndefined();
  expect([await isOpen(cookie), await codeFor(cookie)]).toEqual([false, notTrusted]);
  expect(await policy(cookie)).not.toContain('4202');
  expect((await opened(link)).status).toBe(410);
  expect([await isOpen(kept.cookie), await codeFor(kept.cookie)]).toEqual([true, null]);
});

test('an override ends when its key expires', async () => {
  const { keyId, link, cookie } = await ownOverride();
  await database.query("update release_keys set expires_at = now() + interval '300 milliseconds' where id = $1", [
    keyId,
  ]);
  // The server has not read it yet: when it does, it learns when the key expires.
  await eventually(async () => expect(await isOpen(cookie)).toBe(false));
  expect((await opened(link)).status).toBe(410);
});

test('an override ends when the account that opened it is deactivated', async () => {
  const leaving = await app.make.user();
  const cookie = await getCookie(await linkTo('mfe-sales'), '', await signInAs(app, leaving));
  expect(await isOpen(cookie)).toBe(true);
  const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { id } }';
  expect((await inPlayground(deactivate, { id: leaving.id })).body.errors).toBeUndefined();
  expect(await isOpen(cookie)).toBe(false);
});

test('an administrator sees the open overrides and ends one', async () => {
  const { cookie } = await ownOverride();
  interface Open {
    id: string;
    remote: string;
    entry: string;
    user: { email: string };
    releaseKey: { name: string } | null;
    expiresAt: string;
  }
  const query = '{ remoteOverrides { id remote entry user { email } releaseKey { name } expiresAt } }';
  const { body } = await inPlayground(query, {});
  const [newest] = (body.data as { remoteOverrides: Open[] }).remoteOverrides;
  expect(newest).toMatchObject({
    remote: 'mfe-sales',
    entry,
    user: { email: person.email },
    releaseKey: { name: 'Sales team' },
  });
  const end = 'mutation ($id: ID!) { endOverride(id: $id) }';
  expect((await inPlayground(end, { id: newest?.id })).body.data).toEqual({ endOverride: newest?.id });
  expect([await isOpen(cookie), await codeFor(cookie)]).toEqual([false, notTrusted]);
  expect((await inPlayground(end, { id: newest?.id })).body.errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
});

test('with TLS the cookie is only sent over TLS', () => {
  const isSecure = (address: string) =>
    createOverrideCookie({ secrets: new Secrets([secret]), publicUrl: new URL(address), find: async () => [] }).options
      .secure;
  expect([isSecure('https://agency.example'), isSecure('http://localhost:4000')]).toEqual([true, false]);
});
