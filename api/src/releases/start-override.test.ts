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

test('who has a release key for the remote gets a link, and no one else', async () => {
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
