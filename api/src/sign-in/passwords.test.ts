import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { allocateConnections } from '#db/connections';
import { hashingLimiter } from '#passwords/hashing';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { testPassword, type TestUser } from '#test/factories';
import { waitForAllMails, waitForMails } from '#test/outbox';
import { describeEachSessionStore } from '#test/session-stores';
import { queueBehindLock } from '#test/queue-behind-lock';
import { subscribeTo } from '#test/socket';

const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const waitingForLock = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const newPassword = 'an entirely new one';
const changeTo = (client: TestClient, input: object = {}) =>
  client.graphql(change, { input: { currentPassword: testPassword, newPassword, ...input } });

describeEachSessionStore((start) => {
  let app: TestApp;
  let database: pg.Client;
  beforeAll(async () => {
    app = await start();
    database = new pg.Client(app.databaseUrl);
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await app.stop();
  });

  const getStatus = async ({ cookie }: TestClient) =>
    (await createTestClient(app.url, cookie).send('GET', '/api/auth/user')).status;
  const signIn = async ({ email }: TestUser, password: string) =>
    (await createTestClient(app.url).send('POST', '/api/auth/login', { email, password })).status;

  test('changing a password keeps the session under a new id, and signs out everywhere else', async () => {
    const user = await app.make.user();
    const [here, there] = [await signInAs(app, user), await signInAs(app, user)];
    const before = here.cookie;
    const { next } = await subscribeTo(there, 'subscription { activityAdded { id } }');
    expect(await changeTo(here)).toMatchObject({ status: 200, data: { changePassword: true } });
    await expect(next()).rejects.toMatchObject({ code: 4401, reason: 'The session is over' });
    expect(here.cookie).not.toBe(before);
    expect(await Promise.all([here, there, createTestClient(app.url, before)].map(getStatus))).toEqual([200, 401, 401]);
    expect([await signIn(user, testPassword), await signIn(user, newPassword)]).toEqual([401, 200]);
  });

  test('changing a password sends a notice', async () => {
    const user = await app.make.user();
    await changeTo(await signInAs(app, user));
    const [mail] = await waitForMails(app, user.email, 1);
    expect(mail?.subject).toBe('Your password for 10x Labs was changed');
    expect(mail?.text).toContain("If this wasn't you");
    expect(mail?.text).not.toContain(newPassword);
  });

  test('a wrong current password changes nothing', async () => {
    const user = await app.make.user();
    const [here, there] = [await signInAs(app, user), await signInAs(app, user)];
    const { errors } = await changeTo(here, { currentPassword: 'some other password' });
    const fields = { currentPassword: 'This is not your current password' };
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await Promise.all([here, there].map(getStatus))).toEqual([200, 200]);
    expect(await signIn(user, testPassword)).toBe(200);
    expect(await waitForAllMails(app, user.email)).toEqual([]);
  });

  test('an account without a password has none to change', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    await database.query('update users set password_hash = null where id = $1', [user.id]);
    const { errors } = await changeTo(client);
    expect(errors?.[0]?.extensions.fields).toHaveProperty('currentPassword');
  });

  test('of two concurrent changes, one succeeds', async () => {
    const user = await app.make.user();
    const clients = [await signInAs(app, user), await signInAs(app, user)];
    const passwords = ['the first new one', 'the other new one'];
    const replies = await Promise.all(clients.map((client, i) => changeTo(client, { newPassword: passwords[i] })));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    const signIns = await Promise.all(passwords.map((password) => signIn(user, password)));
    expect(signIns).toEqual(replies.map(({ errors }) => (errors ? 401 : 200)));
    expect(await waitForAllMails(app, user.email)).toHaveLength(1);
  });

  test('a change that verified the old password before another change was stored is still refused', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const sql = "update users set password_hash = 'another' where id = $1";
    const [{ errors }] = await queueBehindLock({ databaseUrl: app.databaseUrl, sql, values: [user.id] }, [
      () => changeTo(client),
    ]);
    expect(errors?.[0]?.extensions).toMatchObject({ fields: { currentPassword: expect.any(String) } });
    const { rows } = await database.query('select password_hash from users where id = $1', [user.id]);
    expect(rows).toEqual([{ password_hash: 'another' }]);
  });

  test('a sign-in with the old password at the same moment is ended too', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const others = Array.from({ length: 8 }, () => createTestClient(app.url));
    const credentials = { email: user.email, password: testPassword };
    const [changed] = await Promise.all([
      changeTo(client),
      ...others.map((other) => other.send('POST', '/api/auth/login', credentials)),
    ]);
    expect(changed.errors).toBeUndefined();
    expect(await Promise.all(others.map(getStatus))).toEqual(others.map(() => 401));
    expect(await getStatus(client)).toBe(200);
  });

  test('sign-ins that wait for a change of the password on every connection leave it one to end sessions', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const { writes: waiting } = allocateConnections(20);
    const others = Array.from({ length: waiting + 2 }, () => createTestClient(app.url));
    const changeWaits = eventually(async () => {
      expect((await database.query(waitingForLock)).rowCount).toBeGreaterThan(0);
    });
    const sql = 'select 1 from users where id = $1 for update';
    const [changed] = await queueBehindLock({ databaseUrl: app.databaseUrl, sql, values: [user.id], waiting }, [
      () => changeTo(client),
      ...others.map((other) => async () => {
        await changeWaits;
        return other.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
      }),
    ]);
    expect(changed).not.toHaveProperty('errors');
    expect(await Promise.all(others.map(getStatus))).toEqual(others.map(() => 401));
  });

  test('a sign-in that verified the old password before the new one was stored is still refused', async () => {
    const user = await app.make.user();
    const client = createTestClient(app.url);
    await database.query('begin');
    await database.query("update users set password_hash = 'another' where id = $1", [user.id]);
    const answer = client.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
    await eventually(async () => {
      expect((await database.query(waitingForLock)).rowCount).toBe(1);
    });
    await database.query('commit');
    expect((await answer).status).toBe(401);
    expect(await getStatus(client)).toBe(401);
  });

  test.each([
    [{ newPassword: 'short' }, { newPassword: 'Password must be at least 12 characters long' }],
    [{ newPassword: 'x'.repeat(129) }, { newPassword: 'Please keep this to 128 characters' }],
    [{ newPassword: 'twelve chars\0' }, { newPassword: 'Please remove the invisible characters' }],
    [{ newPassword: 'QWERTY123456' }, { newPassword: 'This password is too common. Please choose another' }],
    [{ newPassword: 'passwordpassword' }, { newPassword: 'This password is too common. Please choose another' }],
    [{ newPassword: 'Monkey123Monkey123' }, { newPassword: 'This password is too common. Please choose another' }],
    [{ newPassword: '111111111111' }, { newPassword: 'This password is too common. Please choose another' }],
    [{ newPassword: 'abcdabcdabcd' }, { newPassword: 'This password is too common. Please choose another' }],
    [{ newPassword: '!Password-2026!' }, { newPassword: 'This password is too common. Please choose another' }],
    [{ currentPassword: '' }, { currentPassword: 'Password is required' }],
  ])('an invalid password is refused with a reason: %j', async (input, fields) => {
    const { errors } = await changeTo(await signInAs(app, await app.make.user()), input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test("the person's email or name is not accepted as a password", async () => {
    const user = await app.make.user({ firstName: 'Ada', lastName: 'Lovelace' });
    for (const newPassword of [user.email, `${user.email.replace(/@.*/, '')}!`, 'Ada.Lovelace.2026'])
      expect((await changeTo(await signInAs(app, user), { newPassword })).errors?.[0]?.extensions.fields).toEqual({
        newPassword: "Please choose a password that isn't your name, your email or our name",
      });
  });

  test('a missing field gets its error message, but signed out the error is about that', async () => {
    const missing = await (await signInAs(app, await app.make.user())).graphql(change, { input: {} });
    expect(missing.errors?.[0]?.extensions.fields).toEqual({
      currentPassword: 'Password is required',
      newPassword: 'Password must be at least 12 characters long',
    });
    expect((await app.client.graphql(change, { input: {} })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test("one hash is computed for a known email, an unknown one, and the founder's sign-in with another email", async () => {
    const known = await app.make.user();
    const passwordless = await app.make.user({ hasPassword: false });
    const tries: Array<[door: string, email: string]> = [
      ['/api/auth/login', known.email],
      ['/api/auth/login', 'no-one-at-all@test.test'],
      ['/api/auth/login', passwordless.email],
      ['/api/admin/login', known.email],
      ['/api/admin/login', 'founder@test.test'],
    ];
    for (const [door, email] of tries) {
      const before = hashingLimiter.getStartedCount();
      expect((await app.client.send('POST', door, { email, password: 'not it at all' })).status).toBe(401);
      expect(hashingLimiter.getStartedCount() - before).toBe(1);
    }
  });
});
