import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { as } from '#test/as';
import type { TestApp } from '#test/app';
import { clientOf, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';
import { onEverySessionStore } from '#test/session-stores';
import { follow } from '#test/socket';

const list = '{ users(first: 500) { edges { node { id email role deactivatedAt viewerCanChange } } } }';
const change =
  'mutation ($id: ID!, $role: Role!, $contractorRole: String) { changeUserRole(id: $id, role: $role, contractorRole: $contractorRole) { id role contractorRole } }';
const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { id deactivatedAt } }';
const live = 'subscription { activityAdded { id } }';
interface Users {
  users: { edges: Array<{ node: { id: string; email: string; viewerCanChange: boolean } }> };
}

onEverySessionStore((start) => {
  let app: TestApp;
  let administrator: TestUser;
  let admin: TestClient;
  beforeAll(async () => {
    app = await start();
    administrator = await app.make.user({ role: 'admin' });
    admin = await as(app, administrator);
  });
  afterAll(() => app.stop());

  const statusOf = async ({ cookie }: TestClient) =>
    (await clientOf(app.url, cookie).send('GET', '/api/auth/user')).status;
  const signIn = async ({ email }: TestUser) =>
    clientOf(app.url).send('POST', '/api/auth/login', { email, password: testPassword });
  test('administrators list every account, newest first, and learn which they may change', async () => {
    const user = await app.make.user();
    const { data } = await admin.graphql<Users>(list);
    const nodes = data.users.edges.map(({ node }) => node);
    expect(nodes[0]).toMatchObject({ id: user.id, email: user.email, role: 'client', deactivatedAt: null });
    const can = (email: string) => nodes.find((node) => node.email === email)?.viewerCanChange;
    expect([user.email, administrator.email, 'founder@test.test'].map(can)).toEqual([true, false, false]);
    const { errors } = await (await as(app, user)).graphql(list);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('a change of role ends every session of the person at once, sockets included, and no other', async () => {
    const [user, bystander] = await Promise.all([app.make.user(), app.make.user()]);
    const [here, there, other] = await Promise.all([as(app, user), as(app, user), as(app, bystander)]);
    const { next } = await follow(here, live);
    expect(await admin.graphql(change, { id: user.id, role: 'contractor', contractorRole: 'tester' })).toMatchObject({
      data: { changeUserRole: { id: user.id, role: 'contractor', contractorRole: 'tester' } },
    });
    await expect(next).rejects.toMatchObject({ code: 4401, reason: 'The session is over' });
    expect(await Promise.all([here, there, other, admin].map(statusOf))).toEqual([401, 401, 200, 200]);
    expect(await signIn(user)).toMatchObject({
      status: 200,
      body: { user: { role: 'contractor', contractorRole: 'tester' } },
    });
  });

  test('who keeps the role they have stays signed in', async () => {
    const user = await app.make.user({ role: 'contractor', contractorRole: 'tester' });
    const client = await as(app, user);
    await admin.graphql(change, { id: user.id, role: 'contractor', contractorRole: 'tester' });
    expect(await statusOf(client)).toBe(200);
  });

  test('a closed account has no session and gets none, and the answer is that of a wrong password', async () => {
    const user = await app.make.user();
    const client = await as(app, user);
    const { next } = await follow(client, live);
    const closed = { deactivateUser: { id: user.id, deactivatedAt: expect.any(String) } };
    expect(await admin.graphql(deactivate, { id: user.id })).toMatchObject({ data: closed });
    expect(await admin.graphql(deactivate, { id: user.id })).toMatchObject({ data: closed });
    await expect(next).rejects.toMatchObject({ code: 4401 });
    expect(await statusOf(client)).toBe(401);
    expect(await signIn(user)).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  test('who signs in in the very moment is out too', async () => {
    const user = await app.make.user();
    const clients = Array.from({ length: 8 }, () => clientOf(app.url));
    const credentials = { email: user.email, password: testPassword };
    await Promise.all([
      ...clients.map((client) => client.send('POST', '/api/auth/login', credentials)),
      admin.graphql(deactivate, { id: user.id }),
    ]);
    expect(await Promise.all(clients.map(statusOf))).toEqual(clients.map(() => 401));
  });

  test('signing out leaves nothing to end, and another sign-in is ended as well', async () => {
    const user = await app.make.user();
    const client = await as(app, user);
    await client.send('POST', '/api/auth/logout');
    const again = await as(app, user);
    await admin.graphql(deactivate, { id: user.id });
    expect(await statusOf(again)).toBe(401);
  });

  test("nobody changes their own account or the founder's", async () => {
    const { data } = await admin.graphql<Users>(list);
    const founder = data.users.edges.find(({ node }) => node.email === 'founder@test.test')?.node.id;
    for (const id of [administrator.id, administrator.id.toUpperCase(), founder]) {
      const roleChange = await admin.graphql(change, { id, role: 'client' });
      const closing = await admin.graphql(deactivate, { id });
      for (const { errors } of [roleChange, closing]) expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await statusOf(admin)).toBe(200);
  });

  test.each([
    [{ role: 'client', contractorRole: 'tester' }, { contractorRole: 'Only a contractor has a contractor role' }],
    [
      { role: 'contractor', contractorRole: 'Lead Dev' },
      { contractorRole: 'Role name must be lowercase with underscores only' },
    ],
  ])('a role that cannot be says which field: %j', async (role, fields) => {
    const { id } = await app.make.user();
    const { errors } = await admin.graphql(change, { id, ...role });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('an account that is not there is not found, and a wrong id is malformed', async () => {
    const codeOf = async (id: string) => (await admin.graphql(deactivate, { id })).errors?.[0]?.extensions.code;
    expect(await codeOf('00000000-0000-7000-8000-000000000000')).toBe('NOT_FOUND');
    expect(await codeOf('1')).toBe('MALFORMED_REQUEST');
  });
});
