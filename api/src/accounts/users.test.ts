import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';
import { describeEachSessionStore } from '#test/session-stores';
import { subscribeTo } from '#test/socket';

const list = '{ users(first: 500) { edges { node { id email role deactivatedAt viewerCanChange } } } }';
const change =
  'mutation ($id: ID!, $role: Role!, $contractorRole: String) { changeUserRole(id: $id, role: $role, contractorRole: $contractorRole) { id role contractorRole } }';
const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { id deactivatedAt } }';
const reactivate = 'mutation ($id: ID!) { reactivateUser(id: $id) { id deactivatedAt } }';
const find =
  'query ($search: String, $role: Role, $standing: UserStanding) { users(first: 500, filter: { search: $search, role: $role, standing: $standing }) { edges { node { id } } } }';
const live = 'subscription { activityAdded { id } }';
interface Users {
  users: { edges: Array<{ node: { id: string; email: string; viewerCanChange: boolean } }> };
}

describeEachSessionStore((start) => {
  let app: TestApp;
  let administrator: TestUser;
  let admin: TestClient;
  beforeAll(async () => {
    app = await start();
    administrator = await app.make.user({ role: 'admin' });
    admin = await signInAs(app, administrator);
  });
  afterAll(() => app.stop());

  const getStatus = async ({ cookie }: TestClient) =>
    (await createTestClient(app.url, cookie).send('GET', '/api/auth/user')).status;
  const signIn = async ({ email }: TestUser) =>
    createTestClient(app.url).send('POST', '/api/auth/login', { email, password: testPassword });
  test('administrators list every account, newest first, and see which they may change', async () => {
    const user = await app.make.user();
    const { data } = await admin.graphql<Users>(list);
    const nodes = data.users.edges.map(({ node }) => node);
    expect(nodes[0]).toMatchObject({ id: user.id, email: user.email, role: 'client', deactivatedAt: null });
    const can = (email: string) => nodes.find((node) => node.email === email)?.viewerCanChange;
    expect([user.email, administrator.email, 'founder@test.test'].map(can)).toEqual([true, false, false]);
    const { errors } = await (await signInAs(app, user)).graphql(list);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('administrators see new and changed accounts live; no one else can subscribe', async () => {
    const followed = 'subscription { userChanged { email role deactivatedAt } }';
    const { next } = await subscribeTo(admin, followed);
    const user = await app.make.user();
    await admin.graphql(change, { id: user.id, role: 'contractor', contractorRole: 'tester' });
    expect(await next()).toMatchObject({
      value: { data: { userChanged: { email: user.email, role: 'contractor', deactivatedAt: null } } },
    });
    const email = 'nina@invited.test';
    const invited = await admin.send('POST', '/api/admin/invites', { email, role: 'client' });
    const { token } = invited.body as { token: string };
    const form = { token, firstName: 'Nina', lastName: 'Okafor', password: 'a good long secret' };
    expect((await createTestClient(app.url).send('POST', '/api/auth/register', form)).status).toBe(201);
    expect(await next()).toMatchObject({ value: { data: { userChanged: { email, role: 'client' } } } });
    for (const role of ['client', 'product_analyst'] as const) {
      const stranger = await subscribeTo(await signInAs(app, await app.make.user({ role })), followed);
      const { value } = await stranger.next().catch((errors: unknown) => ({ value: { errors } }));
      expect(value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
  });

  test('a role change ends every session of the person at once, sockets included, and no other', async () => {
    const [user, bystander] = await Promise.all([app.make.user(), app.make.user()]);
    const [here, there, other] = await Promise.all([
      signInAs(app, user),
      signInAs(app, user),
      signInAs(app, bystander),
    ]);
    const { next } = await subscribeTo(here, live);
    expect(await admin.graphql(change, { id: user.id, role: 'contractor', contractorRole: 'tester' })).toMatchObject({
      data: { changeUserRole: { id: user.id, role: 'contractor', contractorRole: 'tester' } },
    });
    await expect(next()).rejects.toMatchObject({ code: 4401, reason: 'The session is over' });
    expect(await Promise.all([here, there, other, admin].map(getStatus))).toEqual([401, 401, 200, 200]);
    expect(await signIn(user)).toMatchObject({
      status: 200,
      body: { user: { role: 'contractor', contractorRole: 'tester' } },
    });
  });

  test('a person who keeps their role stays signed in', async () => {
    const user = await app.make.user({ role: 'contractor', contractorRole: 'tester' });
    const client = await signInAs(app, user);
    await admin.graphql(change, { id: user.id, role: 'contractor', contractorRole: 'tester' });
    expect(await getStatus(client)).toBe(200);
  });

  test("a deactivated account loses its sessions and can't sign in, with the same response as for a wrong password", async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const { next } = await subscribeTo(client, live);
    const closed = { deactivateUser: { id: user.id, deactivatedAt: expect.any(String) } };
    expect(await admin.graphql(deactivate, { id: user.id })).toMatchObject({ data: closed });
    expect(await admin.graphql(deactivate, { id: user.id })).toMatchObject({ data: closed });
    await expect(next()).rejects.toMatchObject({ code: 4401 });
    expect(await getStatus(client)).toBe(401);
    expect(await signIn(user)).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  test('a reactivated account can sign in as before', async () => {
    const user = await app.make.user();
    await admin.graphql(deactivate, { id: user.id });
    expect(await admin.graphql(reactivate, { id: user.id })).toMatchObject({
      data: { reactivateUser: { id: user.id, deactivatedAt: null } },
    });
    expect((await signIn(user)).status).toBe(200);
  });

  test('accounts are filtered by words of the name or the email, by role and by status', async () => {
    const [ada, closed] = await Promise.all([
      app.make.user({ firstName: 'Adaline', lastName: 'Lovegood', role: 'contractor', contractorRole: 'tester' }),
      app.make.user({ firstName: 'Adaline', lastName: 'Closed' }),
    ]);
    await admin.graphql(deactivate, { id: closed.id });
    const found = async (given: object) => {
      const { data } = await admin.graphql<Users>(find, given);
      return data.users.edges.map(({ node }) => node.id).toSorted();
    };
    const both = [ada.id, closed.id].toSorted();
    expect(await found({ search: 'adaline' })).toEqual(both);
    expect(await found({ search: 'love ADA' })).toEqual([ada.id]);
    expect(await found({ search: ada.email.slice(0, 30) })).toEqual([ada.id]);
    expect(await found({ search: 'adaline', role: 'client' })).toEqual([closed.id]);
    expect(await found({ search: 'adaline', standing: 'open' })).toEqual([ada.id]);
    expect(await found({ search: 'adaline', standing: 'closed' })).toEqual([closed.id]);
    expect(await found({ search: '%' })).toEqual([]);
  });

  test('each account shows its profile, how it signs in, and where it is signed in', async () => {
    const user = await app.make.user({ role: 'contractor', contractorRole: 'tester', firstName: 'Seenhere' });
    await app.make.passkey({ user });
    const read = async () => {
      const { data } = await admin.graphql<{ users: { edges: Array<{ node: object }> } }>(
        '{ users(filter: { search: "seenhere" }) { edges { node { hasSecondFactor openSessions lastSeenAt contractorProfile { tagName } } } } }',
      );
      return data.users.edges[0]?.node;
    };
    const nowhere = { hasSecondFactor: true, openSessions: 0, lastSeenAt: null, contractorProfile: null };
    expect(await read()).toEqual(nowhere);
    await admin.graphql('mutation ($id: ID!) { removeSecondFactors(id: $id) }', { id: user.id });
    await Promise.all([signInAs(app, user), signInAs(app, user)]);
    expect(await read()).toEqual({
      ...nowhere,
      hasSecondFactor: false,
      openSessions: 2,
      lastSeenAt: expect.any(String),
    });
  });

  test("a deactivated contractor role can't be assigned", async () => {
    const user = await app.make.user();
    const { name } = await app.make.contractorRole({ isActive: false });
    const { errors } = await admin.graphql(change, { id: user.id, role: 'contractor', contractorRole: name });
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: { contractorRole: 'Please select an active contractor role' },
    });
  });

  test('a sign-in at the same moment is ended too', async () => {
    const user = await app.make.user();
    const clients = Array.from({ length: 8 }, () => createTestClient(app.url));
    const credentials = { email: user.email, password: testPassword };
    await Promise.all([
      ...clients.map((client) => client.send('POST', '/api/auth/login', credentials)),
      admin.graphql(deactivate, { id: user.id }),
    ]);
    expect(await Promise.all(clients.map(getStatus))).toEqual(clients.map(() => 401));
  });

  test('signing out leaves nothing to end, and another sign-in is ended as well', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    await client.send('POST', '/api/auth/logout');
    const again = await signInAs(app, user);
    await admin.graphql(deactivate, { id: user.id });
    expect(await getStatus(again)).toBe(401);
  });

  test("no one can change their own account or the founder's", async () => {
    const { data } = await admin.graphql<Users>(list);
    const founder = data.users.edges.find(({ node }) => node.email === 'founder@test.test')?.node.id;
    for (const id of [administrator.id, administrator.id.toUpperCase(), founder]) {
      const roleChange = await admin.graphql(change, { id, role: 'client' });
      const closing = await admin.graphql(deactivate, { id });
      for (const { errors } of [roleChange, closing]) expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await getStatus(admin)).toBe(200);
  });

  test.each([
    [{ role: 'client', contractorRole: 'tester' }, { contractorRole: 'Only contractors can have a contractor role' }],
    [
      { role: 'contractor', contractorRole: 'Lead Dev' },
      { contractorRole: 'Role name must be lowercase with underscores only' },
    ],
  ])('an invalid role is refused with the field: %j', async (role, fields) => {
    const { id } = await app.make.user();
    const { errors } = await admin.graphql(change, { id, ...role });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('an unknown account is not found, and an invalid id is malformed', async () => {
    const getCode = async (id: string) => (await admin.graphql(deactivate, { id })).errors?.[0]?.extensions.code;
    expect(await getCode('00000000-0000-7000-8000-000000000000')).toBe('NOT_FOUND');
    expect(await getCode('1')).toBe('MALFORMED_REQUEST');
  });
});
