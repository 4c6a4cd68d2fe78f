import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { type AttackedServer, startAttackedServer } from '#test/attacks/attacked-server';
import { createTestClient, type TestClient } from '#test/client';

const entry = 'http://127.0.0.1:4202/remoteEntry.js';
const secret = 'a secret that only the attacked server knows';
const startOverride = 'mutation ($input: StartOverrideInput!) { startOverride(input: $input) }';
const revokeReleaseKey = 'mutation ($id: ID!) { revokeReleaseKey(id: $id) { id } }';
const deactivateUser = 'mutation ($id: ID!) { deactivateUser(id: $id) { id } }';
const notTrusted = 'OPERATION_NOT_TRUSTED';

let server: AttackedServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startAttackedServer({ NODE_ENV: 'production', SESSION_SECRET: secret });
  admin = await server.signIn(await server.make.user({ role: 'admin' }));
});
afterAll(() => server.stop());

/** The error code of an unregistered operation. */
async function codeFor(client: TestClient, headers: Record<string, string> = {}): Promise<string | null> {
  const body = { query: '{ me { email } }' };
  const reply = await client.send<{ errors?: Array<{ extensions: { code: string } }> }>(
    'POST',
    '/graphql',
    body,
    headers,
  );
  return reply.body.errors?.[0]?.extensions.code ?? null;
}
const asAdmin = (query: string, variables: object) =>
  admin.send<{ errors?: object[] }>('POST', '/graphql', { query, variables }, { 'x-playground': '1' });
/** Opens an override with a key in a signed-in browser. */
async function openOverride(key: string, browser: TestClient): Promise<string> {
  const releaser = Object.assign(createTestClient(server.url), { key });
  const { data } = await releaser.graphql<{ startOverride: string }>(startOverride, {
    input: { remote: 'mfe-client', entry },
  });
  const link = new URL(data.startOverride);
  const reply = await browser.send('GET', link.pathname + link.search, undefined, { accept: 'text/html' });
  return (
    reply.headers
      .getSetCookie()
      .find((line) => line.startsWith('override='))
      ?.split(';')[0] ?? ''
  );
}
const withCookie = (browser: TestClient, override: string) => ({
  cookie: [browser.cookie, override].filter(Boolean).join('; '),
});

test('the cookie of a revoked key cannot run unregistered operations', async () => {
  const id = v7();
  const key = await server.make.releaseKey({ id });
  const browser = await server.signIn(await server.make.user());
  const override = await openOverride(key, browser);
  expect(await codeFor(browser, withCookie(browser, override))).toBeNull();
  expect((await asAdmin(revokeReleaseKey, { id })).body.errors).toBeUndefined();
  expect(await codeFor(browser, withCookie(browser, override))).toBe(notTrusted);
});

test('a cookie copied to another account or used while signed out cannot run unregistered operations', async () => {
  const key = await server.make.releaseKey();
  const browser = await server.signIn(await server.make.user());
  const override = await openOverride(key, browser);
  const thief = await server.signIn(await server.make.user());
  const stranger = createTestClient(server.url);
  expect(await codeFor(thief, withCookie(thief, override))).toBe(notTrusted);
  expect(await codeFor(stranger, { cookie: override })).toBe(notTrusted);
});

test('an override does not lift the read budget', async () => {
  const key = await server.make.releaseKey();
  const browser = await server.signIn(await server.make.user({ role: 'admin' }));
  const override = await openOverride(key, browser);
  const level = (inner: string) => `activity(first: 500) { edges { node { project { ${inner} } } } }`;
  const query = `{ projects(first: 500) { edges { node { ${level(level(level('id')))} } } } }`;
  const reply = await browser.send<{ errors?: Array<{ extensions: { code: string } }> }>(
    'POST',
    '/graphql',
    { query },
    withCookie(browser, override),
  );
  expect(reply.body.errors?.[0]?.extensions.code).toBe('QUERY_TOO_EXPENSIVE');
});

test('the key of a deactivated administrator stops working with the next request', async () => {
  const leaving = await server.make.user({ role: 'admin' });
  const releaser = Object.assign(createTestClient(server.url), {
    key: await server.make.releaseKey({ createdBy: leaving }),
  });
  const read = () => releaser.graphql('{ remotes { remote } }');
  expect((await read()).errors).toBeUndefined();
  expect((await asAdmin(deactivateUser, { id: leaving.id })).body.errors).toBeUndefined();
  expect((await read()).errors?.[0]?.extensions.code).toBe(notTrusted);
});
