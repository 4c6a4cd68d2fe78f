import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { ageSessions } from '#test/age-sessions';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword } from '#test/factories';
import { waitForMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';
import {
  mutate,
  signInWithRecoveryCode,
  generateTotpCode,
  startSignIn,
  createUserWithTotp,
} from '#test/second-factors';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const password = testPassword;
const start = async (client: TestClient) => {
  const { data } = await client.graphql<{ startTotpEnrolment: { secret: string; uri: string } }>(
    'mutation { startTotpEnrolment { secret uri } }',
  );
  return data.startTotpEnrolment;
};
const confirm = (client: TestClient, code: string) =>
  mutate<{ recoveryCodes: string[] }>(client, 'confirmTotpEnrolment', 'TotpCodeInput', { code }, '{ recoveryCodes }');
const remove = (client: TestClient, input: object) =>
  mutate(client, 'removeTotp', 'OwnPasswordInput', input, '{ totp recoveryCodesLeft passkeys { id } }');
const renew = (client: TestClient, input: object) =>
  mutate<{ recoveryCodes: string[] }>(client, 'renewRecoveryCodes', 'OwnPasswordInput', input, '{ recoveryCodes }');
const factors = async (client: TestClient) =>
  (await client.graphql('{ secondFactors { totp recoveryCodesLeft passkeys { id } } }')).data;
const none = { totp: false, recoveryCodesLeft: 0, passkeys: [] };
const isSignedIn = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status === 200;

test('an authenticator app becomes active after a valid code, not before', async () => {
  const user = await app.make.user();
  const client = await signInAs(app, user);
  expect(await factors(client)).toEqual({ secondFactors: none });
  const { secret, uri } = await start(client);
  const address = new URL(uri);
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual(['otpauth:', `/10x Labs:${user.email}`]);
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await factors(client)).toEqual({ secondFactors: none });
  expect(await isSignedIn(await signInAs(app, user))).toBe(true);

  const { data } = await confirm(client, generateTotpCode(secret));
  const codes = data.confirmTotpEnrolment?.recoveryCodes ?? [];
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{5}(-[ACDEFGHJKMNPQRTWXY34679]{5}){4}$/);
  expect(await factors(client)).toEqual({ secondFactors: { ...none, totp: true, recoveryCodesLeft: 10 } });
});

test('starting over replaces an unconfirmed secret, but not a confirmed one', async () => {
  const client = await signInAs(app, await app.make.user());
  const first = await start(client);
  const second = await start(client);
  const wrong = await confirm(client, generateTotpCode(first.secret));
  expect(wrong.errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { code: "This code isn't valid. Enter the latest one" },
  });
  expect((await confirm(client, generateTotpCode(second.secret))).errors).toBeUndefined();
  const { errors } = await client.graphql('mutation { startTotpEnrolment { secret } }');
  expect(errors?.[0]?.message).toBe('You already have an authenticator app. Remove it to set up another one');
});

test('a code without a pending enrollment confirms nothing', async () => {
  const { errors } = await confirm(await signInAs(app, await app.make.user()), '123456');
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('of fifty concurrent confirmations, one gets the recovery codes', async () => {
  const user = await app.make.user();
  const client = await signInAs(app, user);
  const { secret } = await start(client);
  const copies = Array.from({ length: 50 }, () => createTestClient(app.url, client.cookie));
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from users where id = $1 for update',
      values: [user.id],
      waiting: 2,
    },
    copies.map((copy) => () => confirm(copy, generateTotpCode(secret))),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await Promise.all(copies.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
});

test('neither secrets nor recovery codes are stored in plain text', async () => {
  const { user, secret, recoveryCodes } = await createUserWithTotp(app);
  const { rows } = await database.query(
    `select t::text || r::text as stored from totp_enrolments t join recovery_codes r using (user_id) where user_id = $1`,
    [user.id],
  );
  expect(rows).toHaveLength(10);
  for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(JSON.stringify(rows)).not.toContain(hidden);
});

test('each change ends the other sessions and pending sign-ins, keeps this one, and mails a notice', async () => {
  const user = await app.make.user({ firstName: 'Ada' });
  const [here, there] = [await signInAs(app, user), await signInAs(app, user)];
  const { secret } = await start(here);
  await confirm(here, generateTotpCode(secret, 0));
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  const waiting = await startSignIn(app, user);
  const { data } = await renew(here, { password });
  const [code = ''] = data.renewRecoveryCodes?.recoveryCodes ?? [];
  expect((await signInWithRecoveryCode(waiting, code)).errors).toMatchObject([
    { message: 'This sign-in has expired. Please enter your email and password again' },
  ]);
  await remove(here, { password });
  expect(await isSignedIn(here)).toBe(true);
  const mails = await waitForMails(app, user.email, 3);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Your sign-in to 10x Labs has changed'));
  expect(mails.map(({ text }) => text?.split('\n')[2]?.split(/[.;]/)[0]).toSorted()).toEqual([
    'Signing in now requires a code from your authenticator app',
    'You have new recovery codes',
    'Your authenticator app was removed',
  ]);
});

test('new recovery codes replace the previous ones', async () => {
  const { user, client, recoveryCodes } = await createUserWithTotp(app);
  const { data } = await renew(client, { password });
  const renewed = data.renewRecoveryCodes?.recoveryCodes ?? [];
  expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
  const waiting = await startSignIn(app, user);
  expect((await signInWithRecoveryCode(waiting, recoveryCodes[0] ?? '')).errors).toBeDefined();
  expect((await signInWithRecoveryCode(waiting, renewed[0] ?? '')).errors).toBeUndefined();
});

test('after removing the app, the password is enough again, and the recovery codes are gone', async () => {
  const { user, client } = await createUserWithTotp(app);
  expect((await remove(client, { password })).data).toEqual({ removeTotp: none });
  expect(await isSignedIn(await signInAs(app, user))).toBe(true);
  expect((await remove(client, { password })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { errors } = await renew(client, { password });
  expect(errors?.[0]?.message).toBe('Recovery codes go with an authenticator app or a passkey. Set one up first');
});

const wrong = { code: 'BAD_USER_INPUT', fields: { password: 'This is not your password' } };
const unproved = { code: 'REAUTHENTICATION_REQUIRED' };
test.each([
  [{ password: 'not it' }, wrong],
  [{ password: '' }, unproved],
  [{ password: null }, unproved],
  [{}, unproved],
])("an open session alone can't remove a factor: %j", async (input, refusal) => {
  const { client, user } = await createUserWithTotp(app);
  await ageSessions(app, { authenticated: 6 }, user.id);
  for (const { errors } of [await remove(client, input), await renew(client, input)])
    expect(errors?.[0]?.extensions).toEqual(refusal);
  expect(await factors(client)).toEqual({ secondFactors: { ...none, totp: true, recoveryCodesLeft: 10 } });
});

test('guessing the password in an open session is blocked after five attempts', async () => {
  const { client } = await createUserWithTotp(app);
  for (let n = 0; n < 5; n += 1) await remove(client, { password: `guess ${n}` });
  expect((await remove(client, { password })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});

test('an administrator can help someone who lost every factor; the person is notified, and their sessions end', async () => {
  const { user, client } = await createUserWithTotp(app);
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const waiting = await startSignIn(app, user);
  const help = (id: string) => admin.graphql('mutation ($id: ID!) { removeSecondFactors(id: $id) }', { id });
  expect((await help(user.id)).data).toEqual({ removeSecondFactors: user.id });
  expect(await isSignedIn(client)).toBe(false);
  expect((await signInWithRecoveryCode(waiting, 'AAAA-CCCC-DDDD-EEEE')).errors?.[0]?.message).toMatch(/has expired/);
  expect(await isSignedIn(await signInAs(app, user))).toBe(true);
  const mails = await waitForMails(app, user.email, 2);
  expect(mails.map(({ text }) => text).join()).toContain(
    'An administrator removed two-factor authentication from your account',
  );
  const own = await admin.graphql<{ me: { id: string } }>('{ me { id } }');
  expect((await help(own.data.me.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('resetting the password by mail ends a sign-in that is waiting for its second factor', async () => {
  const { user, recoveryCodes } = await createUserWithTotp(app);
  const waiting = await startSignIn(app, user);
  await app.client.graphql('mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }', {
    input: { email: user.email },
  });
  const [mail] = (await waitForMails(app, user.email, 2)).filter(({ text }) => text?.includes('/reset-password'));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const reset = await app.client.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
    input: { token, password: 'an entirely new one' },
  });
  expect(reset.errors).toBeUndefined();
  expect((await signInWithRecoveryCode(waiting, recoveryCodes[0] ?? '')).errors?.[0]?.message).toMatch(/has expired/);
});

test('an account with external sign-in needs no password after a recent sign-in', async () => {
  const { user, client } = await createUserWithTotp(app);
  await database.query('update users set password_hash = null where id = $1', [user.id]);
  expect((await remove(client, {})).data).toEqual({ removeTotp: none });
});

test.each([
  ['signInWithTotp', 'TotpCodeInput', { code: '' }, 'code', 'Please enter the 6-digit code from your app'],
  ['signInWithTotp', 'TotpCodeInput', { code: '12345' }, 'code', 'Please enter the 6-digit code from your app'],
  ['signInWithTotp', 'TotpCodeInput', { code: '１２３４５６' }, 'code', 'Please enter the 6-digit code from your app'],
  ['signInWithRecoveryCode', 'RecoveryCodeInput', { code: ' ' }, 'code', 'Please enter one of your recovery codes'],
  ['signInWithRecoveryCode', 'RecoveryCodeInput', { code: 'A\0' }, 'code', 'Please remove the invisible characters'],
])('%s with %s %j reports an error for %s: %s', async (name, type, input, field, message) => {
  const { errors } = await mutate(app.client, name, type, input, '{ secondFactor }');
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});
