import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import type { TestClient } from '#test/client';
import { subscribeTo } from '#test/socket';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const end = (client: TestClient, id: string) =>
  client.graphql('mutation ($id: ID!) { endUserSessions(id: $id) { id openSessions } }', { id });
const getStatus = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status;

test('an administrator signs a person out everywhere, sockets included, and the person can sign in again', async () => {
  const user = await app.make.user();
  const [first, second] = [await signInAs(app, user), await signInAs(app, user)];
  const { next } = await subscribeTo(second, 'subscription { activityAdded { id } }');
  expect((await end(admin, user.id)).data).toEqual({ endUserSessions: { id: user.id, openSessions: 0 } });
  await expect(next()).rejects.toMatchObject({ code: 4401 });
  expect(await Promise.all([first, second].map(getStatus))).toEqual([401, 401]);
  expect(await getStatus(await signInAs(app, user))).toBe(200);
});

test('no one can do it to themselves, and only administrators to others', async () => {
  const { data } = await admin.graphql<{ me: { id: string } }>('{ me { id } }');
  expect((await end(admin, data.me.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const client = await signInAs(app, await app.make.user());
  expect((await end(client, data.me.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await getStatus(admin)).toBe(200);
});
