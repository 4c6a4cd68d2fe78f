import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { testPassword, type TestUser } from '#test/factories';
import { waitForAllMails, waitForMails } from '#test/outbox';
import { createUserWithTotp } from '#test/second-factors';
import { describeEachSessionStore } from '#test/session-stores';

const requestDocument = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }';
const resetDocument = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const invalid = 'This link is invalid or has expired. Please request a new one';
const password = 'an entirely new one';

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

  const ask = (email: string, client = createTestClient(app.url)) =>
    client.graphql(requestDocument, { input: { email } });
  const reset = (token: string | undefined, given = password) =>
    createTestClient(app.url).graphql(resetDocument, { input: { token, password: given } });
  const signIn = async ({ email }: TestUser, given: string) =>
    (await createTestClient(app.url).send('POST', '/api/auth/login', { email, password: given })).status;
  const getStatus = async ({ cookie }: TestClient) =>
    (await createTestClient(app.url, cookie).send('GET', '/api/auth/user')).status;
  /** The token from the last mail, of the given number, to someone. */
  async function getToken({ email }: TestUser, mails = 1): Promise<string | undefined> {
    const text = (await waitForMails(app, email, mails)).at(-1)?.text ?? '';
    return new RegExp(`${app.url}/reset-password\\?token=([\\w-]{43})\n`).exec(text)?.[1];
  }
  async function requestToken(user: TestUser): Promise<string | undefined> {
    await ask(user.email);
    return getToken(user);
  }
  const expectInvalid = ({ errors }: Awaited<ReturnType<typeof reset>>) =>
    expect(errors?.[0]).toMatchObject({
      message: invalid,
      extensions: { code: 'BAD_USER_INPUT', fields: { token: invalid } },
    });

  test('the mailed link sets a new password once, ends every session, and sends a notice', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const token = await requestToken(user);
    expect(await reset(token)).toMatchObject({ data: { resetPassword: true } });
    expect(await getStatus(client)).toBe(401);
    expect([await signIn(user, testPassword), await signIn(user, password)]).toEqual([401, 200]);
    const mails = await waitForMails(app, user.email, 2);
    expect(mails[1]?.text).toContain(
      `If this wasn't you, set a new password right away:\n\n${app.url}/forgot-password`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Reset your password for 10x Labs',
      'Your password for 10x Labs was changed',
    ]);
    const used = await database.query('select used_at from password_resets where user_id = $1', [user.id]);
    expect(used.rows).toEqual([{ used_at: expect.any(Date) }]);
    expectInvalid(await reset(token, 'yet another password'));
    expect(await signIn(user, password)).toBe(200);
  });

  test('the response is the same for everyone, and only an active account gets a mail', async () => {
    const [user, closed] = [await app.make.user(), await app.make.user()];
    await database.query('update users set deactivated_at = now() where id = $1', [closed.id]);
    const emails = [` ${user.email.toUpperCase()}`, closed.email, 'no-one@nowhere.test'];
    const replies = await Promise.all(emails.map((email) => ask(email)));
    expect(replies.map(({ data, status }) => ({ data, status }))).toEqual(
      emails.map(() => ({ data: { requestPasswordReset: true }, status: 200 })),
    );
    expect(await waitForAllMails(app, user.email)).toHaveLength(1);
    for (const email of emails.slice(1)) expect(await waitForAllMails(app, email)).toEqual([]);
  });

  test('an account without a password gets its first one', async () => {
    const user = await app.make.user({ hasPassword: false });
    expect(await reset(await requestToken(user))).toMatchObject({ data: { resetPassword: true } });
    expect(await signIn(user, password)).toBe(200);
  });

  test('a new request invalidates earlier links', async () => {
    const user = await app.make.user();
    const first = await requestToken(user);
    await ask(user.email);
    const second = await getToken(user, 2);
    expectInvalid(await reset(first));
    expect(await reset(second)).toMatchObject({ data: { resetPassword: true } });
  });

  test('a link is invalid after half an hour, after a password change, and for a deactivated account', async () => {
    const [late, changed, closed] = [await app.make.user(), await app.make.user(), await app.make.user()];
    const tokens = [await requestToken(late), await requestToken(changed), await requestToken(closed)];
    const { rows } = await database.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from password_resets where user_id = $1`,
      [late.id],
    );
    expect(rows).toEqual([{ seconds: 1800 }]);
    await database.query(
      `update password_resets set created_at = now() - interval '31 minutes', expires_at = now() where user_id = $1`,
      [late.id],
    );
    await (
      await signInAs(app, changed)
    ).graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', {
      input: { currentPassword: testPassword, newPassword: 'something in between' },
    });
    await database.query('update users set deactivated_at = now() where id = $1', [closed.id]);
    for (const token of [...tokens, 'x'.repeat(43)]) expectInvalid(await reset(token));
  });

  test('of fifty concurrent uses of one link, exactly one succeeds', async () => {
    const user = await app.make.user();
    const token = await requestToken(user);
    const passwords = Array.from({ length: 50 }, (_, n) => `password number ${n}`);
    // The account is locked until the others have been answered: only the one with the link waits for it.
    await database.query('begin');
    await database.query('select 1 from users where id = $1 for update', [user.id]);
    let lost = 0;
    const resets = passwords.map(async (given) => {
      const reply = await reset(token, given);
      if (reply.errors) lost += 1;
      return reply;
    });
    await eventually(async () => expect(lost).toBe(49));
    await database.query('commit');
    const replies = await Promise.all(resets);
    const won = replies.flatMap(({ errors }, n) => (errors ? [] : [n]));
    expect(won).toHaveLength(1);
    for (const reply of replies.filter(({ errors }) => errors)) expectInvalid(reply);
    expect(await signIn(user, `password number ${won[0]}`)).toBe(200);
  });

  test('the table contains the hash of the token, not the token', async () => {
    const user = await app.make.user();
    const token = await requestToken(user);
    const { rows } = await database.query('select * from password_resets where user_id = $1', [user.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    ['short', 'Password must be at least 12 characters long'],
    ['x'.repeat(129), 'Please keep this to 128 characters'],
    ['1qaz2wsx3edc', 'This password is too common. Please choose another'],
    ['10xLabs-10xLabs', "Please choose a password that isn't your name, your email or our name"],
  ])('an invalid password is refused with a reason, and the link stays valid: %s', async (given, message) => {
    const user = await app.make.user();
    const token = await requestToken(user);
    const { errors } = await reset(token, given);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { password: message } });
    expect(await reset(token)).toMatchObject({ data: { resetPassword: true } });
  });

  test("reset requests by others do not lock an account's owner out of resetting", async () => {
    const user = await app.make.user();
    const others = Array.from({ length: 2 }, () =>
      Object.assign(createTestClient(app.url), { address: createRandomAddress() }),
    );
    const replies = [];
    for (const other of others) for (let n = 0; n < 5; n += 1) replies.push(await ask(user.email, other));
    replies.push(await ask(user.email));
    expect(replies.map(({ status, data }) => ({ status, data }))).toEqual(
      replies.map(() => ({ status: 200, data: { requestPasswordReset: true } })),
    );
    const token = await getToken(user, 5);
    expect(await waitForAllMails(app, user.email)).toHaveLength(5);
    expect(await reset(token)).toMatchObject({ data: { resetPassword: true } });
    expect(await signIn(user, password)).toBe(200);
    expect((await ask(user.email, others[0])).status).toBe(429);
  });

  test('after too many wrong passwords, the new one signs its owner in at once, and the browser is recognized', async () => {
    const user = await app.make.user();
    const [owner, other] = Array.from({ length: 2 }, () =>
      Object.assign(createTestClient(app.url), { address: createRandomAddress() }),
    );
    const tryFrom = async (client: TestClient | undefined, given: string) =>
      (await client?.send('POST', '/api/auth/login', { email: user.email, password: given }))?.status;
    for (const client of [owner, other])
      for (let n = 0; n < 6; n += 1) expect(await tryFrom(client, 'not-the-password')).toBe(n < 5 ? 401 : 429);
    const token = await requestToken(user);
    await owner?.graphql(resetDocument, { input: { token, password } });
    expect(owner?.device).toBeDefined();
    expect([await tryFrom(owner, password), await tryFrom(other, password)]).toEqual([200, 429]);
    // Also when the browser stores no cookies.
    expect(await tryFrom(Object.assign(createTestClient(app.url), { address: owner?.address }), password)).toBe(200);
  });

  test('resetting a password does not make a browser recognized for an account with a second factor', async () => {
    const { user } = await createUserWithTotp(app);
    const client = createTestClient(app.url);
    const token = await requestToken(user);
    expect(await client.graphql(resetDocument, { input: { token, password } })).toMatchObject({ status: 200 });
    expect(client.device).toBeUndefined();
  });

  test('an invalid email and an empty token get their error messages', async () => {
    const reply = await ask('no');
    expect(reply.errors?.[0]?.extensions.fields).toEqual({ email: 'Please enter a valid email address' });
    expectInvalid(await reset(''));
  });
});
