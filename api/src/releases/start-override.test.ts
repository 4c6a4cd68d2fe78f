import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';

const entry = 'http://127.0.0.1:4202/remoteEntry.js';
const mutation = 'mutation ($input: StartOverrideInput!) { startOverride(input: $input) }';

let app: TestApp;
let releaser: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  releaser = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey() });
});
afterAll(() => app.stop());

const start = async (client: TestClient, input: object) =>
  client.graphql<{ startOverride: string }>(mutation, { input });

test('only someone with a release key for the remote gets a link', async () => {
  expect((await start(releaser, { remote: 'mfe-sales', entry })).data.startOverride).toMatch(
    new RegExp(`^${app.url}/override\\?link=[\\w-]+$`),
  );
  const ofAnother = Object.assign(createTestClient(app.url), {
    key: await app.make.releaseKey({ name: 'Client team', remotes: ['mfe-client'] }),
  });
  expect((await start(ofAnother, { remote: 'mfe-sales', entry })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await start(ofAnother, { remote: 'mfe-client', entry })).errors).toBeUndefined();
  const without = await start(createTestClient(app.url), { remote: 'mfe-sales', entry });
  expect(without.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test.each([
  ['another machine', 'http://portal.example:4202/remoteEntry.js'],
  ['a URL that only looks like this machine', 'http://127.0.0.1.evil.example/remoteEntry.js'],
  ['a URL that hides another host', 'http://localhost@evil.example/remoteEntry.js'],
  ['another machine in the network', 'http://192.168.0.7:4202/remoteEntry.js'],
  ['every machine', 'http://0.0.0.0:4202/remoteEntry.js'],
  ['the loopback address as a number', 'http://2130706433:4202/remoteEntry.js'],
  ['the IPv6 loopback address, which CSP cannot express', 'http://[::1]:4202/remoteEntry.js'],
  ['another scheme', 'https://127.0.0.1:4202/remoteEntry.js'],
  ['no address', 'javascript:alert(1)//.js'],
  ['a URL of this site', '/remotes/mfe-sales/remoteEntry.js'],
  ['an invalid port', 'http://127.0.0.1:99999/remoteEntry.js'],
  ['a file that is not a script', 'http://127.0.0.1:4202/index.html'],
  ['a query', 'http://127.0.0.1:4202/remoteEntry.js?a=.js'],
  ['a second directive', "http://127.0.0.1:4202/a;script-src 'unsafe-inline'.js"],
  ['a line break', 'http://127.0.0.1:4202/a\n.js'],
])("%s can't be used for an override", async (_what, at) => {
  const { errors } = await start(releaser, { remote: 'mfe-sales', entry: at });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { entry: expect.stringContaining('on this machine') },
  });
});
