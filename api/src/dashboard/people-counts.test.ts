import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

const query = '{ peopleCounts { openInvitations roles { role active closed } } }';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const counted = async () => (await admin.graphql<{ peopleCounts: object }>(query)).data.peopleCounts;

test('accounts are counted by role, with deactivated ones counted separately', async () => {
  await app.make.user();
  const gone = await app.make.user();
  await admin.graphql('mutation ($id: ID!) { deactivateUser(id: $id) { id } }', { id: gone.id });
  expect(await counted()).toMatchObject({
    roles: [
      { role: 'admin', active: expect.any(Number), closed: 0 },
      { role: 'contractor', active: 0, closed: 0 },
      { role: 'client', active: 1, closed: 1 },
      { role: 'product_analyst', active: 0, closed: 0 },
    ],
  });
});

test('an invitation is open until it is revoked', async () => {
  expect(await counted()).toMatchObject({ openInvitations: 0 });
  const invite = (email: string) => admin.send<{ id: string }>('POST', '/api/admin/invites', { email, role: 'client' });
  await invite('nina@example.test');
  const { id } = (await invite('otto@example.test')).body;
  expect(await counted()).toMatchObject({ openInvitations: 2 });
  await admin.graphql('mutation ($id: ID!) { revokeInvitation(id: $id) { id } }', { id });
  expect(await counted()).toMatchObject({ openInvitations: 1 });
});
