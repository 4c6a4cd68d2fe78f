import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { ageSessions } from '#test/age-sessions';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { type ProviderBrowser, type IdentityProvider, startIdentityProvider } from '#test/identity-provider';
import { createInvitation } from '#test/invite';
import { findFreePort } from '#db/free-port';

/** The URL that the page continues to: it knows the portals. */
const arrived = '/login?arrived=1';

let app: TestApp;
let provider: IdentityProvider;
let admin: TestClient;
let database: pg.Client;
beforeAll(async () => {
  const port = String(await findFreePort());
  provider = await startIdentityProvider({ appUrl: `http://localhost:${port}` });
  app = await startTestApp({ PORT: port, ...provider.env });
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
  await provider.stop();
});

const newEmail = () => `${v7()}@external.test`;
const verified = (email: string) => provider.account({ email, email_verified: true });
const whereTo = async (client: TestClient, address: string) => {
  const { pathname, search } = new URL(address, app.url);
  const { status, headers } = await client.send('GET', pathname + search);
  expect(status).toBe(303);
  return headers.get('location') ?? '';
};
const begin = (client: TestClient, query = '') => whereTo(client, `/api/login${query}`);
/** The whole flow to the provider and back; returns where the app redirects then. */
const signIn = async (
  account: string,
  { client = createTestClient(app.url), at = provider.createBrowser(), query = '' }: SignIn = {},
) => whereTo(client, await at.signIn(await begin(client, query), account));
interface SignIn {
  client?: TestClient;
  at?: ProviderBrowser;
  query?: string;
}
const me = (client: TestClient) => client.send('GET', '/api/auth/user');
const getAccounts = async (email: string) =>
  (await database.query('select * from users where email = $1', [email])).rows;
const getInvitations = async (email: string) =>
  (await database.query('select role, used_at, used_by_id from invitations where email = $1 order by id', [email]))
    .rows;

test('an account with the verified email is signed in, regardless of the case the provider uses', async () => {
  const user = await app.make.user({ role: 'contractor', contractorRole: 'tester' });
  const client = createTestClient(app.url);
  expect(await signIn(verified(user.email.toUpperCase()), { client })).toBe(arrived);
  expect(await me(client)).toMatchObject({ status: 200, body: { id: user.id, role: 'contractor' } });
});

test('the authorization request has a state, a nonce and a challenge that only this session can answer, and minimal scopes', async () => {
  const { origin, searchParams } = new URL(await begin(createTestClient(app.url)));
  expect(origin).toBe(provider.url);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: provider.env.OIDC_CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${app.url}/api/login/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('signing in issues a new session id, and the previous one stops working', async () => {
  const user = await app.make.user();
  const client = createTestClient(app.url);
  const back = await provider.createBrowser().signIn(await begin(client), verified(user.email));
  const before = client.cookie;
  await whereTo(client, back);
  expect(client.cookie).not.toBe(before);
  expect((await me(createTestClient(app.url, before))).status).toBe(401);
});

test('the return path is followed, on this site only', async () => {
  const account = verified((await app.make.user()).email);
  expect(await signIn(account, { query: '?returnTo=/client/projects%3Fa%3D1' })).toBe('/client/projects?a=1');
  for (const evil of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    expect(await signIn(account, { query: `?returnTo=${encodeURIComponent(evil)}` })).toBe(arrived);
});

test('an unknown email without an invitation is rejected and gets no account', async () => {
  const email = newEmail();
  const client = createTestClient(app.url);
  expect(await signIn(verified(email), { client })).toBe('/login?problem=no_invitation');
  expect((await me(client)).status).toBe(401);
  expect(await getAccounts(email)).toEqual([]);
});

test("expired and revoked invitations don't count", async () => {
  const [expired, revoked] = [await createInvitation(admin), await createInvitation(admin)];
  await database.query(
    "update invitations set issued_at = now() - interval '4 days', expires_at = now() where id = $1",
    [expired.id],
  );
  await admin.graphql('mutation ($id: ID!) { revokeInvitation(id: $id) { id } }', revoked);
  for (const { email } of [expired, revoked])
    expect(await signIn(verified(email))).toBe('/login?problem=no_invitation');
});

test('an invited client gets an account without a password, once, with the projects linked to their email', async () => {
  const { email } = await createInvitation(admin);
  const request = await app.make.clientStoreRequest({ name: 'Waiting', email });
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  await developer.graphql('mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { id } }', request);

  const account = provider.account({ email, email_verified: true, given_name: ' A\u200Bda ', family_name: 'By\0ron' });
  const client = createTestClient(app.url);
  expect(await signIn(account, { client })).toBe(arrived);
  const { body } = await me(client);
  expect(body).toMatchObject({ email, firstName: 'Ada', lastName: 'By ron', role: 'client' });
  const [stored] = await getAccounts(email);
  expect(stored).toMatchObject({ password_hash: null });
  expect(await getInvitations(email)).toEqual([{ role: 'client', used_at: expect.any(Date), used_by_id: stored.id }]);
  expect(await client.send('GET', '/api/projects')).toMatchObject({ body: [{ title: 'Project for Waiting' }] });
  expect(await client.send('GET', '/api/activity')).toMatchObject({
    body: [{ description: 'Project for Waiting: Ada By ron joined as the client' }, {}],
  });
  expect(await signIn(account)).toBe(arrived);
  expect(await getAccounts(email)).toHaveLength(1);
});

test.each([
  [{ name: 'Grace Brewster Hopper' }, 'Grace', 'Brewster Hopper'],
  [{ name: 'Plato' }, 'Plato', ''],
  [{ given_name: 'Ada' }, 'Ada', ''],
  [{ given_name: ' ', family_name: 'x'.repeat(300), name: 'Z X' }, 'Z', 'x'.repeat(100)],
  [{}, 'Ada', 'Van Byron'],
])('names are taken from the available claims: %j', async (claims, firstName, lastName) => {
  const email = `ada.van-byron@${v7()}.test`;
  await createInvitation(admin, { email });
  await signIn(provider.account({ email, email_verified: true, ...claims }));
  expect(await getAccounts(email)).toMatchObject([{ first_name: firstName, last_name: lastName }]);
});

test('an invited contractor is a client until the registration redeems the invitation', async () => {
  const { email, code } = await createInvitation(admin, { role: 'contractor', contractorRole: 'tester' });
  const client = createTestClient(app.url);
  expect(await signIn(verified(email), { client })).toBe(arrived);
  expect(await me(client)).toMatchObject({ body: { email, role: 'client', contractorRole: null } });
  expect(await getInvitations(email)).toEqual([{ role: 'contractor', used_at: null, used_by_id: null }]);
  const profile = { firstName: 'Carlo', lastName: 'Rossi', tagName: v7().slice(-20), experienceLevel: 'senior' };
  const completed = await client.send('POST', '/api/contractor/complete-registration', {
    ...profile,
    technologies: 'TypeScript, React and PostgreSQL',
    invitationCode: code,
  });
  expect(completed).toMatchObject({ status: 200, body: { role: 'contractor', contractorRole: 'tester' } });
  const there = await whereTo(client, '/api/logout');
  expect(new URL(there).origin).toBe(provider.url);
});

test.each(['admin', 'product_analyst'])('an email alone makes no one a %s: the join link does', async (role) => {
  const { email } = await createInvitation(admin, { role });
  expect(await signIn(verified(email))).toBe('/login?problem=use_join_link');
  expect(await getAccounts(email)).toEqual([]);
  expect(await getInvitations(email)).toMatchObject([{ used_at: null }]);
});

test('of twenty concurrent callbacks for one invitation, all are signed in to one account', async () => {
  const { email } = await createInvitation(admin);
  const account = verified(email);
  const comeBack = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = createTestClient(app.url);
      const back = await provider.createBrowser().signIn(await begin(client), account);
      return () => whereTo(client, back);
    }),
  );
  const places = await Promise.all(comeBack.map((go) => go()));
  expect(new Set(places)).toEqual(new Set([arrived]));
  expect(await getAccounts(email)).toHaveLength(1);
});

test.each([
  ['not verified', { email_verified: false }],
  ['not said to be verified', {}],
  ['none', { email: 'no-address', email_verified: true }],
])('an email that is %s is rejected', async (_what, claims) => {
  const { email } = await app.make.user();
  expect(await signIn(provider.account({ email, ...claims }))).toBe('/login?problem=unverified_email');
});

test('a deactivated account stays deactivated', async () => {
  const user = await app.make.user();
  await database.query('update users set deactivated_at = now() where id = $1', [user.id]);
  const client = createTestClient(app.url);
  expect(await signIn(verified(user.email), { client })).toBe('/login?problem=account_closed');
  expect((await me(client)).status).toBe(401);
});

describe('a user without a password reauthenticates at the provider', () => {
  const confirm = '?reauthenticate=1&returnTo=%2Faccount';
  const end = async (client: TestClient) =>
    (await client.graphql('mutation { endOtherSessions }')).errors?.[0]?.extensions.code;
  async function signedInAWhileAgo() {
    const user = await app.make.user({ hasPassword: false });
    const client = createTestClient(app.url);
    const at = provider.createBrowser();
    const account = verified(user.email);
    await signIn(account, { client, at });
    await ageSessions(app, { authenticated: 6 }, user.id);
    expect(await end(client)).toBe('REAUTHENTICATION_REQUIRED');
    return { client, at, account };
  }

  test('they have to sign in again even with an active session at the provider', async () => {
    const { client, at, account } = await signedInAWhileAgo();
    const { cookie } = client;
    expect((await client.graphql('{ reauthenticationMethods }')).data).toEqual({
      reauthenticationMethods: ['external_sign_in'],
    });
    const there = await begin(client, confirm);
    expect(Object.fromEntries(new URL(there).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    expect(await whereTo(client, await at.signIn(there, account))).toBe('/account');
    expect(await end(client)).toBeUndefined();
    expect(await end(createTestClient(app.url, cookie))).toBe('REAUTHENTICATION_REQUIRED');
  });

  test("signing in to another account doesn't reauthenticate", async () => {
    const { client } = await signedInAWhileAgo();
    const other = await app.make.user();
    const answer = await provider.createBrowser().signIn(await begin(client, confirm), verified(other.email));
    expect(await whereTo(client, answer)).toBe('/login?problem=other_account&returnTo=%2Faccount');
    expect(await end(client)).toBe('REAUTHENTICATION_REQUIRED');
  });

  test("an earlier sign-in at the provider doesn't reauthenticate, even if the request was modified on its way", async () => {
    const { client, at } = await signedInAWhileAgo();
    const there = new URL(await begin(client, confirm));
    there.searchParams.delete('prompt');
    there.searchParams.delete('max_age');
    const answer = await at.signIn(there.href, 'no prompt');
    expect(await whereTo(client, answer)).toBe('/login?problem=invalid_answer&returnTo=%2Faccount');
    expect(await end(client)).toBe('REAUTHENTICATION_REQUIRED');
  });
});
