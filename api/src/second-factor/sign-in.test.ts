import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { testPassword } from '#test/factories';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import {
  signInWithRecoveryCode,
  signInWithTotp,
  generateTotpCode,
  startSignIn,
  createUserWithTotp,
} from '#test/second-factors';
import { describeEachSessionStore } from '#test/session-stores';

const isSignedIn = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status === 200;
const getMessage = ({ errors }: Awaited<ReturnType<typeof signInWithTotp>>) => errors?.[0]?.message;
const wrongCode = "This code isn't valid. Enter the latest one";
const wrongRecoveryCode = "This recovery code isn't valid or was already used";
const over = 'This sign-in has expired. Please enter your email and password again';

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

  test('with a second factor, the password alone does not sign in: the response says what is required', async () => {
    const { user } = await createUserWithTotp(app);
    const client = createTestClient(app.url);
    const login = await client.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
    expect(login).toMatchObject({ status: 200, body: { user: null, secondFactor: ['totp', 'recovery_code'] } });
    expect(await isSignedIn(client)).toBe(false);
    const wrong = await client.send('POST', '/api/auth/login', { email: user.email, password: 'not it' });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  test('without a second factor, the password signs in, and the response requires nothing else', async () => {
    const { email, id } = await app.make.user();
    const login = await createTestClient(app.url).send('POST', '/api/auth/login', { email, password: testPassword });
    expect(login).toMatchObject({ status: 200, body: { user: { id }, secondFactor: [] } });
  });

  test('a code from the app completes the sign-in, under a new session id', async () => {
    const { user, secret } = await createUserWithTotp(app);
    const client = await startSignIn(app, user);
    const before = client.cookie;
    expect(await signInWithTotp(client, generateTotpCode(secret).replace(/^.../, '$& '))).toMatchObject({
      data: { signInWithTotp: { user: { id: user.id }, secondFactor: [] } },
    });
    expect(await isSignedIn(client)).toBe(true);
    expect(client.cookie).not.toBe(before);
    expect(getMessage(await signInWithTotp(createTestClient(app.url, before), generateTotpCode(secret)))).toBe(over);
  });

  test('a code works once, and no earlier one afterwards', async () => {
    const { user, secret, recoveryCodes } = await createUserWithTotp(app);
    const code = generateTotpCode(secret);
    await signInWithTotp(await startSignIn(app, user), code);
    const again = await startSignIn(app, user);
    expect(getMessage(await signInWithTotp(again, code))).toBe(wrongCode);
    expect(getMessage(await signInWithTotp(again, generateTotpCode(secret, 0)))).toBe(wrongCode);
    expect(getMessage(await signInWithTotp(again, generateTotpCode(secret, 3)))).toBe(wrongCode);
    expect((await signInWithRecoveryCode(again, recoveryCodes[0] ?? '')).errors).toBeUndefined();
  });

  test('of fifty concurrent sign-ins with one code, one succeeds', async () => {
    const { user, secret } = await createUserWithTotp(app);
    const pending = [await startSignIn(app, user), await startSignIn(app, user), await startSignIn(app, user)];
    const clients = Array.from({ length: 50 }, (_, index) => createTestClient(app.url, pending[index % 3]?.cookie));
    const code = generateTotpCode(secret);
    const answers = await Promise.all(clients.map((client) => signInWithTotp(client, code)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await Promise.all(clients.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
  });

  test('a recovery code completes a sign-in once, however it is typed', async () => {
    const { user, recoveryCodes } = await createUserWithTotp(app);
    const [code = '', other = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const client = await startSignIn(app, user);
    expect(await signInWithRecoveryCode(client, typed)).toMatchObject({
      data: { signInWithRecoveryCode: { user: { id: user.id } } },
    });
    const left = await client.graphql('{ secondFactors { totp recoveryCodesLeft } }');
    expect(left.data).toEqual({ secondFactors: { totp: true, recoveryCodesLeft: 9 } });
    const again = await startSignIn(app, user);
    expect(getMessage(await signInWithRecoveryCode(again, code))).toBe(wrongRecoveryCode);
    const stranger = await createUserWithTotp(app);
    const theirs = await startSignIn(app, stranger.user);
    expect(getMessage(await signInWithRecoveryCode(theirs, other))).toBe(wrongRecoveryCode);
  });

  test('of fifty concurrent uses of one recovery code, one succeeds', async () => {
    const { user, recoveryCodes } = await createUserWithTotp(app);
    const waiting = await Promise.all(Array.from({ length: 3 }, () => startSignIn(app, user)));
    const clients = Array.from({ length: 50 }, (_, index) => createTestClient(app.url, waiting[index % 3]?.cookie));
    const answers = await Promise.all(clients.map((client) => signInWithRecoveryCode(client, recoveryCodes[0] ?? '')));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('five wrong responses end a sign-in, even if fifty arrive concurrently', async () => {
    const { user, secret } = await createUserWithTotp(app);
    const client = await startSignIn(app, user);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () =>
        signInWithTotp(createTestClient(app.url, client.cookie), generateTotpCode(secret, 100)),
      ),
    );
    expect(guesses.filter((guess) => getMessage(guess) === wrongCode)).toHaveLength(5);
    expect(guesses.filter((guess) => getMessage(guess) === over)).toHaveLength(45);
    const right = await signInWithTotp(client, generateTotpCode(secret));
    expect(right.errors).toMatchObject([{ message: over, extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('fifteen wrong responses for an account, across several sign-ins, block it for a quarter of an hour, but not in a recognized browser', async () => {
    const { user, secret, client: owner } = await createUserWithTotp(app);
    for (const round of [1, 2, 3]) {
      const client = await startSignIn(app, user);
      for (let guess = 0; guess < 5; guess += 1) await signInWithTotp(client, generateTotpCode(secret, 100 * round));
    }
    const client = await startSignIn(app, user);
    const { errors, headers } = await signInWithTotp(client, generateTotpCode(secret));
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    // The owner is not locked out in the browser they use.
    owner.cookie = undefined;
    await owner.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
    expect((await signInWithTotp(owner, generateTotpCode(secret))).errors).toBeUndefined();
  });

  test('a pending sign-in expires after five minutes', async () => {
    const { user, secret } = await createUserWithTotp(app);
    const client = await startSignIn(app, user);
    await database.query('update second_factor_challenges set expires_at = now() where user_id = $1', [user.id]);
    expect(getMessage(await signInWithTotp(client, generateTotpCode(secret)))).toBe(over);
  });

  test("without the password no one gets further, not even in someone else's session", async () => {
    const { user, secret, client: signedIn } = await createUserWithTotp(app);
    for (const client of [createTestClient(app.url), signedIn, await signInAs(app, await app.make.user())]) {
      expect(getMessage(await signInWithTotp(client, generateTotpCode(secret)))).toBe(over);
      const { errors } = await client.graphql('mutation { passkeySignInOptions }');
      expect(errors?.[0]?.message).toBe(over);
    }
    const other = await createUserWithTotp(app);
    expect(getMessage(await signInWithTotp(await startSignIn(app, user), generateTotpCode(other.secret)))).toBe(
      wrongCode,
    );
  });

  test("entering another account's password signs out the current account", async () => {
    const { user } = await createUserWithTotp(app);
    const client = await signInAs(app, await app.make.user());
    const { cookie } = client;
    await client.send('POST', '/api/auth/login', { email: user.email, password: testPassword });
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(createTestClient(app.url, cookie))).toBe(false);
  });

  test('an account that is deactivated in the meantime stays deactivated', async () => {
    const { user, secret } = await createUserWithTotp(app);
    const client = await startSignIn(app, user);
    await database.query('update users set deactivated_at = now() where id = $1', [user.id]);
    expect(getMessage(await signInWithTotp(client, generateTotpCode(secret)))).toBe(over);
  });
});
