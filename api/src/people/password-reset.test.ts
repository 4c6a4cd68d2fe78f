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
  const statusOf = async ({ cookie }: TestClient) =>
    (await createTestClient(app.url, cookie).send('GET', '/api/auth/user')).status;
  /** The token of the last of so many mails to someone. */
  async function tokenOf({ email }: TestUser, mails = 1): Promise<string | undefined> {
    const text = (await waitForMails(app, email, mails)).at(-1)?.text ?? '';
    return new RegExp(`${app.url}/reset-password\\?token=([\\w-]{43})\n`).exec(text)?.[1];
  }
  async function askedBy(user: TestUser): Promise<string | undefined> {
    await ask(user.email);
    return tokenOf(user);
  }
  const expectInvalid = ({ errors }: Awaited<ReturnType<typeof reset>>) =>
    expect(errors?.[0]).toMatchObject({
      message: invalid,
      extensions: { code: 'BAD_USER_INPUT', fields: { token: invalid } },
    });

  test('the link of the mail gives a new password once, ends every session, and a mail says so', async () => {
    const user = await app.make.user();
    const client = await signInAs(app, user);
    const token = await askedBy(user);
    expect(await reset(token)).toMatchObject({ data: { resetPassword: true } });
    expect(await statusOf(client)).toBe(401);
    expect([await signIn(user, testPassword), await signIn(user, password)]).toEqual([401, 200]);
    const mails = await waitForMails(app, user.email, 2);
    expect(mails[1]?.text).toContain(
      `If you didn't do this, set a new password right away:\n\n${app.url}/forgot-password`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A new password for 10x Labs',
      'Your password for 10x Labs was changed',
    ]);
    const used = await database.query('select used_at from password_resets where user_id = $1', [user.id]);
    expect(used.rows).toEqual([{ used_at: expect.any(Date) }]);
    expectInvalid(await reset(token, 'yet another password'));
    expect(await signIn(user, password)).toBe(200);
  });

  test('the answer is the same for everyone, and only an open account gets a mail', async () => {
    const [user, closed] = [await app.make.user(), await app.make.user()];
    await database.query('update users set deactivated_at = now() where id = $1', [closed.id]);
    const emails = [` ${user.email.toUpperCase()}`, closed.email, 'nobody@nowhere.test'];
    const replies = await Promise.all(emails.map((email) => ask(email)));
    expect(replies.map(({ data, status }) => ({ data, status }))).toEqual(
      emails.map(() => ({ data: { requestPasswordReset: true }, status: 200 })),
    );
    expect(await waitForAllMails(app, user.email)).toHaveLength(1);
    for (const email of emails.slice(1)) expect(await waitForAllMails(app, email)).toEqual([]);
  });

  test('an account without a password gets its first one', async () => {
    const user = await app.make.user({ hasPassword: false });
    expect(await reset(await askedBy(user))).toMatchObject({ data: { resetPassword: true } });
    expect(await signIn(user, password)).toBe(200);
  });

  test('a new request makes the links from before worthless', async () => {
    const user = await app.make.user();
    const first = await askedBy(user);
    await ask(user.email);
    const second = await tokenOf(user, 2);
    expectInvalid(await reset(first));
    expect(await reset(second)).toMatchObject({ data: { resetPassword: true } });
  });

  test('a link is worth nothing after half an hour, after a change of password, and for a closed account', async () => {
    const [late, changed, closed] = [await app.make.user(), await app.make.user(), await app.make.user()];
    const tokens = [await askedBy(late), await askedBy(changed), await askedBy(closed)];
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

  test('of fifty who use one link at the same moment one gets the password', async () => {
    const user = await app.make.user();
    const token = await askedBy(user);
    const passwords = Array.from({ length: 50 }, (_, n) => `password number ${n}`);
    // The account is held until the others are answered: only the one that has the link waits for it.
    await database.query('begin');
    await database.query('select 1 from users where id = $1 for update', [user.id]);
    let lost = 0;
    const asked = passwords.map(async (given) => {
      const reply = await reset(token, given);
      if (reply.errors) lost += 1;
      return reply;
    });
    await eventually(async () => expect(lost).toBe(49));
    await database.query('commit');
    const replies = await Promise.all(asked);
    const won = replies.flatMap(({ errors }, n) => (errors ? [] : [n]));
    expect(won).toHaveLength(1);
    for (const reply of replies.filter(({ errors }) => errors)) expectInvalid(reply);
    expect(await signIn(user, `password number ${won[0]}`)).toBe(200);
  });

  test('the table has no token, only its hash', async () => {
    const user = await app.make.user();
    const token = await askedBy(user);
    const { rows } = await database.query('select * from password_resets where user_id = $1', [user.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    ['short', 'Password must be at least 12 characters long'],
    ['x'.repeat(129), 'Please keep this to 128 characters'],
    ['1qaz2wsx3edc', 'This password is too common. Please choose another'],
    ['10xLabs-10xLabs', "Please choose a password that isn't your name, your email or our name"],
  ])('a password that cannot be says why, and the link stays: %s', async (given, message) => {
    const user = await app.make.user();
    const token = await askedBy(user);
    const { errors } = await reset(token, given);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { password: message } });
    expect(await reset(token)).toMatchObject({ data: { resetPassword: true } });
  });

  test('what others request for an account keeps no one from a new password', async () => {
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
    const token = await tokenOf(user, 5);
    expect(await waitForAllMails(app, user.email)).toHaveLength(5);
    expect(await reset(token)).toMatchObject({ data: { resetPassword: true } });
    expect(await signIn(user, password)).toBe(200);
    expect((await ask(user.email, others[0])).status).toBe(429);
  });

  test('after too many wrong passwords the new one lets its owner in at once, and the browser is known', async () => {
    const user = await app.make.user();
    const [owner, other] = Array.from({ length: 2 }, () =>
      Object.assign(createTestClient(app.url), { address: createRandomAddress() }),
    );
    const tryFrom = async (client: TestClient | undefined, given: string) =>
      (await client?.send('POST', '/api/auth/login', { email: user.email, password: given }))?.status;
    for (const client of [owner, other])
      for (let n = 0; n < 6; n += 1) expect(await tryFrom(client, 'not-the-password')).toBe(n < 5 ? 401 : 429);
    const token = await askedBy(user);
    await owner?.graphql(resetDocument, { input: { token, password } });
    expect(owner?.device).toBeDefined();
    expect([await tryFrom(owner, password), await tryFrom(other, password)]).toEqual([200, 429]);
    // Also where the browser keeps no cookies.
    expect(await tryFrom(Object.assign(createTestClient(app.url), { address: owner?.address }), password)).toBe(200);
  });

  test('a new password does not make a browser known to an account with a second factor', async () => {
    const { user } = await createUserWithTotp(app);
    const client = createTestClient(app.url);
    const token = await askedBy(user);
    expect(await client.graphql(resetDocument, { input: { token, password } })).toMatchObject({ status: 200 });
    expect(client.device).toBeUndefined();
  });

  test('an e-mail that is none and an empty token get their messages', async () => {
    const asked = await ask('no');
    expect(asked.errors?.[0]?.extensions.fields).toEqual({ email: 'Please enter a valid email address' });
    expectInvalid(await reset(''));
  });
});
