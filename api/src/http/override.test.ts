import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { overrideCookie } from '#http/override-cookie';
import { purposes, sealOverrides } from '#remotes/overrides';
import type { Registry } from '#remotes/remotes';
import { sealWith } from '#seal';
import { startTestApp, type TestApp } from '#test/app';
import { clientOf, type TestClient } from '#test/client';
import { builtFront, frontSecret as secret, page } from '#test/front';

const entry = 'http://127.0.0.1:4202/remoteEntry.js';
const mutation = 'mutation ($input: StartOverrideInput!) { startOverride(input: $input) }';

let app: TestApp;
let releaser: TestClient;
/** Another server with the same secret: it takes the links of the first. */
let client: TestClient;
let stop: () => void;
const front = builtFront();
beforeAll(async () => {
  const portals = [
    { path: '/', remote: 'mfe_marketing', audiences: ['anyone'] },
    { path: '/sales-portal', remote: 'mfe_sales', audiences: ['sales'] },
    { path: '/project-manager-portal', remote: 'mfe_sales', audiences: ['pm'] },
  ];
  front.write('shell/shell.json', JSON.stringify({ name: 'shell', portals }));
  ({ client, stop } = await front.serve());
  app = await startTestApp({ SESSION_SECRET: secret });
  releaser = Object.assign(clientOf(app.url), { key: await app.make.releaseKey() });
});
afterAll(async () => {
  await app.stop();
  stop();
  front.remove();
});

const start = async (client: TestClient, input: object) =>
  client.graphql<{ startOverride: string }>(mutation, { input });
/** The path of a link, as the API gives it. */
const linkTo = async (remote: string, at = entry) => {
  const { data } = await start(releaser, { remote, entry: at });
  return data.startOverride.slice(app.url.length);
};
/** What a browser sends from then on. */
const opened = async (link: string, cookie = '') => {
  const reply = await client.send<string>('GET', link, undefined, { ...page, cookie });
  return { ...reply, set: reply.headers.getSetCookie().find((line) => line.startsWith('override=')) ?? '' };
};
const cookieOf = async (link: string, cookie?: string) => (await opened(link, cookie)).set.split(';')[0] ?? '';
const registry = async (cookie = '') =>
  (await client.send<Registry>('GET', '/remotes.json', undefined, { cookie })).body;
const policy = async (cookie = '') =>
  (await client.send('GET', '/', undefined, { ...page, cookie })).headers.get('content-security-policy') ?? '';

test('who has a release key for the remote gets a link, and nobody else', async () => {
  expect((await start(releaser, { remote: 'mfe-sales', entry })).data.startOverride).toMatch(
    new RegExp(`^${app.url}/override\\?link=[\\w-]+$`),
  );
  const ofAnother = Object.assign(clientOf(app.url), {
    key: await app.make.releaseKey({ name: 'Client team', remotes: ['mfe-client'] }),
  });
  expect((await start(ofAnother, { remote: 'mfe-sales', entry })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await start(ofAnother, { remote: 'mfe-client', entry })).errors).toBeUndefined();
  const without = await start(clientOf(app.url), { remote: 'mfe-sales', entry });
  expect(without.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test.each([
  ['another machine', 'http://portal.example:4202/remoteEntry.js'],
  ['an address that only looks like this machine', 'http://127.0.0.1.evil.example/remoteEntry.js'],
  ['an address that hides another', 'http://localhost@evil.example/remoteEntry.js'],
  ['another machine of the network', 'http://192.168.0.7:4202/remoteEntry.js'],
  ['every machine', 'http://0.0.0.0:4202/remoteEntry.js'],
  ['the loopback as a number', 'http://2130706433:4202/remoteEntry.js'],
  ['the loopback that a policy has no word for', 'http://[::1]:4202/remoteEntry.js'],
  ['another scheme', 'https://127.0.0.1:4202/remoteEntry.js'],
  ['no address', 'javascript:alert(1)//.js'],
  ['an address of our own', '/remotes/mfe-sales/remoteEntry.js'],
  ['a port that there is not', 'http://127.0.0.1:99999/remoteEntry.js'],
  ['something else than a script', 'http://127.0.0.1:4202/index.html'],
  ['a query', 'http://127.0.0.1:4202/remoteEntry.js?a=.js'],
  ['a second directive', "http://127.0.0.1:4202/a;script-src 'unsafe-inline'.js"],
  ['a line break', 'http://127.0.0.1:4202/a\n.js'],
])('%s is no place of an override', async (_what, at) => {
  const { errors } = await start(releaser, { remote: 'mfe-sales', entry: at });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { entry: expect.stringContaining('on this machine') },
  });
});

test('the link leads to the first screen of the portal, and into a cookie that only the server reads', async () => {
  const { status, headers, set } = await opened(await linkTo('mfe-sales'));
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/sales-portal', 'no-store']);
  expect(set).toMatch(/^override=[\w-]+; Max-Age=28800; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/);
  expect(Buffer.from(set, 'base64').toString()).not.toContain('4202');
});

test('only the browser that opened the link takes the remote from its own machine', async () => {
  const cookie = await cookieOf(await linkTo('mfe-sales'));
  expect((await registry(cookie)).mfe_sales).toEqual({
    name: 'mfe-sales',
    version: 'dev',
    manifest: '',
    entry,
    integrity: '',
    ahead: [],
    isOverride: true,
  });
  const { body, headers } = await client.send<string>('GET', '/', undefined, { ...page, cookie });
  expect(body).toContain(`"entry":"${entry}"`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(JSON.stringify(await registry())).not.toContain('4202');
  expect((await client.send<string>('GET', '/', undefined, page)).body).not.toContain('4202');
});

test('several remotes may be overridden at once, and each by its last link', async () => {
  const first = await cookieOf(await linkTo('mfe-sales'));
  const both = await cookieOf(await linkTo('mfe-client', 'http://localhost:4303/remoteEntry.js'), first);
  const moved = await cookieOf(await linkTo('mfe-sales', 'http://127.0.0.1:4999/remoteEntry.js'), both);
  const { mfe_sales: sales, mfe_client: client } = await registry(moved);
  expect([sales?.entry, client?.entry]).toEqual([
    'http://127.0.0.1:4999/remoteEntry.js',
    'http://localhost:4303/remoteEntry.js',
  ]);
});

test('the policy lets the development server in where there is an override, and nowhere else', async () => {
  const strict = await policy();
  expect(strict).not.toContain('4202');
  const cookie = await cookieOf(await linkTo('mfe-sales'));
  const local = 'http://127.0.0.1:4202';
  const opened = (await policy(cookie)).replace(/'nonce-[^']+'/, '');
  const expected = strict
    .replace(/'nonce-[^']+'/, '')
    .replace(/(script-src [^;]*|style-src [^;]*|img-src [^;]*)/g, `$1 ${local}`)
    .replace(/(connect-src [^;]*)/, `$1 ${local} ws://127.0.0.1:4202`);
  expect(opened.replaceAll(/ +/g, ' ')).toBe(expected.replaceAll(/ +/g, ' '));
});

const sealedBy = (by: string, purpose: string, until = Date.now() + 60_000) =>
  sealOverrides(sealWith(by, purpose), [{ remote: 'mfe-sales', entry, until }]);

test.each([
  ['without anything', async () => '/override'],
  ['of nonsense', async () => '/override?link=nonsense'],
  ['twice over', async () => '/override?link=a&link=b'],
  [
    'that was touched',
    async () => (await linkTo('mfe-sales')).replace(/link=./, (start) => (start === 'link=A' ? 'link=B' : 'link=A')),
  ],
  ['that was cut off', async () => (await linkTo('mfe-sales')).slice(0, -9)],
  ['of another server', async () => `/override?link=${sealedBy('another secret', purposes.link)}`],
  ['made of a cookie', async () => `/override?link=${sealedBy(secret, purposes.cookie)}`],
  ['older than ten minutes', async () => `/override?link=${sealedBy(secret, purposes.link, Date.now() - 1)}`],
])('a link %s says so, in words', async (_what, link) => {
  const { status, body, set } = await opened(await link());
  expect([status, set]).toEqual([410, '']);
  expect(body).toContain('This link is not valid');
});

test('another site cannot open a link in somebody’s browser', async () => {
  const headers = { ...page, 'sec-fetch-site': 'cross-site' };
  const reply = await client.send<string>('GET', await linkTo('mfe-sales'), undefined, headers);
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []]);
  expect(reply.body).toContain('copy the link into the address bar');
});

test.each([
  ['of nonsense', 'nonsense'],
  ['of another server', sealedBy('another secret', purposes.cookie)],
  ['made of a link', sealedBy(secret, purposes.link)],
  ['that is over', sealedBy(secret, purposes.cookie, Date.now() - 1)],
])('a cookie %s changes nothing', async (_what, value) => {
  const cookie = `override=${value}`;
  expect(JSON.stringify(await registry(cookie))).not.toContain('4202');
  expect(await policy(cookie)).not.toContain('4202');
});

test('leaving takes it away: from the page, from an address without any script, and never from another site', async () => {
  const cookie = await cookieOf(await linkTo('mfe-sales'));
  const leave = (headers: Record<string, string>) =>
    client.send<string>('POST', '/override/leave', undefined, { cookie, ...headers });
  const fetched = await leave({ 'sec-fetch-site': 'same-origin' });
  expect([fetched.status, fetched.headers.get('set-cookie')]).toEqual([
    204,
    'override=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ]);

  const asked = await client.send<string>('GET', '/override/leave', undefined, { ...page, cookie });
  expect(asked.body).toContain('mfe-sales comes from http://127.0.0.1:4202.');
  expect(asked.body).toContain('<form method="post" action="/override/leave">');
  expect((await leave(page)).headers.get('location')).toBe('/');
  const nothing = await client.send<string>('GET', '/override/leave', undefined, page);
  expect(nothing.body).toContain('This browser has no local version');

  const foreign = await leave({ 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
});

test('whether a browser has one is a question to its cookie alone', async () => {
  const { hasOverride } = overrideCookie(secret, new URL(app.url));
  const cookie = await cookieOf(await linkTo('mfe-sales'));
  const asking = (header?: string) => hasOverride({ headers: { cookie: header } } as never);
  expect([asking(cookie), asking(`sid=a; ${cookie}; b=c`), asking('override=nonsense'), asking()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('where there is no https the cookie is sent all the same', () => {
  expect(overrideCookie(secret, new URL('http://localhost:4000')).options.secure).toBe(false);
});
