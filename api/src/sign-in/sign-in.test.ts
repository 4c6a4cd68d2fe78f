import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { createTestClient } from '#test/client';
import { testPassword } from '#test/factories';
import { describeEachSessionStore } from '#test/session-stores';

describeEachSessionStore((start) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));
  afterAll(() => app.stop());

  test('the right password starts a session and returns the person', async () => {
    const user = await app.make.user({ firstName: 'Clara', lastName: 'Meyer' });
    const client = createTestClient(app.url);
    const login = await client.send('POST', '/api/auth/login', {
      email: ` ${user.email.toUpperCase()} `,
      password: testPassword,
    });
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({
      user: { id: user.id, role: 'client', contractorRole: null, firstName: 'Clara' },
    });
    expect(login.headers.get('set-cookie')).toMatch(/^sid=[^,]*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax, device=/);

    const me = await client.send('GET', '/api/auth/user');
    expect(me).toMatchObject({ status: 200, body: { email: user.email, lastName: 'Meyer', profileImageUrl: null } });
  });

  test('a wrong password and an unknown email get the same response', async () => {
    const user = await app.make.user();
    const wrong = await app.client.send('POST', '/api/auth/login', { email: user.email, password: 'not it' });
    const unknown = await app.client.send('POST', '/api/auth/login', { email: 'no-one@test.test', password: 'not it' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'Invalid email or password' },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('an account without a password accepts none', async () => {
    const user = await app.make.user({ hasPassword: false });
    for (const password of ['no one has this password', testPassword, 'null']) {
      expect((await app.client.send('POST', '/api/auth/login', { email: user.email, password })).status).toBe(401);
    }
  });

  test('a password never appears in a response or in its log', async () => {
    const { body } = await app.client.send('POST', '/api/auth/login', { email: 'no-one', password: 'very secret' });
    expect(JSON.stringify(body)).not.toContain('very secret');
  });

  test('missing and malformed fields get the exact messages, over GraphQL and REST', async () => {
    const fields = { email: 'Please enter a valid email address', password: 'Password is required' };
    expect(await app.client.send('POST', '/api/auth/login', {})).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields },
    });
    const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }';
    const bad = await app.client.graphql(signIn, { input: { email: 'no', password: '' } });
    expect(bad.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test("the founder's sign-in accepts the founder and no one else", async () => {
    const admin = await app.make.user({ role: 'admin' });
    const founder = await createTestClient(app.url).send('POST', '/api/admin/login', {
      email: 'founder@test.test',
      password: 'founder-password-123',
    });
    expect(founder).toMatchObject({
      status: 200,
      body: { user: { role: 'admin', audiences: ['anyone', 'user', 'admin', 'founder'] } },
    });
    expect(
      (await app.client.send('POST', '/api/admin/login', { email: admin.email, password: testPassword })).status,
    ).toBe(401);
  });

  test('signing out ends the session, and succeeds without one', async () => {
    const client = await signInAs(app, await app.make.user());
    const { cookie } = client;
    expect((await client.send('POST', '/api/auth/logout')).status).toBe(204);
    expect((await createTestClient(app.url, cookie).send('GET', '/api/auth/user')).status).toBe(401);
    expect((await app.client.send('POST', '/api/auth/logout')).status).toBe(204);
  });

  test('signing in issues a new session id and invalidates the previous one', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const before = client.cookie;
    await client.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
    expect(client.cookie).not.toBe(before);
    expect((await createTestClient(app.url, before).send('GET', '/api/auth/user')).status).toBe(401);
  });

  test("a link on another site can't sign anyone out", async () => {
    const client = await signInAs(app, await app.make.user());
    for (const site of ['cross-site', 'same-site']) {
      const { status, headers } = await client.send('GET', '/api/logout', undefined, { 'sec-fetch-site': site });
      expect([status, headers.get('location')]).toEqual([303, '/']);
    }
    expect((await client.send('GET', '/api/auth/user')).status).toBe(200);
    await client.send('GET', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' });
    expect((await client.send('GET', '/api/auth/user')).status).toBe(401);
  });

  test('the browser navigations sign out to / and sign in at /login, from this site only', async () => {
    const client = await signInAs(app, await app.make.user());
    const out = await client.send('GET', '/api/logout');
    expect([out.status, out.headers.get('location')]).toEqual([303, '/']);
    expect((await client.send('GET', '/api/auth/user')).status).toBe(401);
    const where = async (query: string) => (await app.client.send('GET', `/api/login${query}`)).headers.get('location');
    expect(await where('')).toBe('/login');
    expect(await where('?returnTo=/client/projects%3Fa%3D1')).toBe('/login?returnTo=%2Fclient%2Fprojects%3Fa%3D1');
    for (const evil of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      expect(await where(`?returnTo=${encodeURIComponent(evil)}`)).toBe('/login');
    }
  });
});
