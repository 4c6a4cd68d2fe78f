import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { type Authenticator, createAuthenticator } from '#test/authenticator';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';
import { waitForMails } from '#test/outbox';
import { queueBehindLock } from '#test/queue-behind-lock';
import { mutate, signInWithTotp, generateTotpCode, startSignIn, createUserWithTotp } from '#test/second-factors';

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

interface Options {
  challenge: string;
  rp?: { id: string; name: string };
  rpId?: string;
  excludeCredentials?: Array<{ id: string }>;
  allowCredentials?: Array<{ id: string; transports: string[] }>;
}
const optionsFor = async (client: TestClient, name: string) =>
  (await client.graphql<Record<string, Options>>(`mutation { ${name} }`)).data[name] ?? { challenge: '' };
const toCreate = (client: TestClient) => optionsFor(client, 'passkeyRegistrationOptions');
const toSignIn = (client: TestClient) => optionsFor(client, 'passkeySignInOptions');
interface Added {
  passkey: { id: string; name: string; createdAt: string; lastUsedAt: string | null };
  recoveryCodes: string[];
}
const add = (client: TestClient, response: object, name = 'Telephone') =>
  mutate<Added>(
    client,
    'addPasskey',
    'AddPasskeyInput',
    { name, response },
    '{ passkey { id name createdAt lastUsedAt } recoveryCodes }',
  );
const signIn = (client: TestClient, response: object) =>
  mutate(client, 'signInWithPasskey', 'PasskeyResponseInput', { response }, '{ user { id } secondFactor }');
const getPasskeys = async (client: TestClient) =>
  (
    await client.graphql<{ secondFactors: { passkeys: Array<{ id: string; lastUsedAt: string | null }> } }>(
      '{ secondFactors { passkeys { id name lastUsedAt } } }',
    )
  ).data.secondFactors.passkeys;
const removePasskey = (client: TestClient, id: string, input: object) =>
  client.graphql(
    'mutation ($id: ID!, $input: OwnPasswordInput!) { removePasskey(id: $id, input: $input) { totp recoveryCodesLeft } }',
    { id, input },
  );
const isSignedIn = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status === 200;
/** A person with one passkey. */
const withPasskey = async (): Promise<{ user: TestUser; client: TestClient; key: Authenticator; id: string }> => {
  const user = await app.make.user();
  const client = await signInAs(app, user);
  const key = createAuthenticator(app.url);
  const { data } = await add(client, key.create(await toCreate(client)));
  return { user, client, key, id: data.addPasskey?.passkey.id ?? '' };
};
const refused = [{ message: "This passkey wasn't accepted. Try again" }];

test('adding a passkey ends the other sessions, sends a notice, and returns the first recovery codes', async () => {
  const user = await app.make.user();
  const [client, other] = [await signInAs(app, user), await signInAs(app, user)];
  const options = await toCreate(client);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: '10x Labs' },
    user: { name: user.email, displayName: 'First Last' },
    attestation: 'none',
    excludeCredentials: [],
  });
  const { data } = await add(client, createAuthenticator(app.url).create(options), ' Telephone ');
  expect(data.addPasskey).toMatchObject({ passkey: { name: 'Telephone', lastUsedAt: null } });
  expect(data.addPasskey?.recoveryCodes).toHaveLength(10);
  expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
  const { rows } = await database.query('select transports, counter from passkeys where user_id = $1', [user.id]);
  expect(rows).toEqual([{ transports: ['internal'], counter: '0' }]);

  const again = await toCreate(client);
  expect(again.excludeCredentials).toHaveLength(1);
  const second = await add(client, createAuthenticator(app.url).create(again), 'Laptop');
  expect(second.data.addPasskey?.recoveryCodes).toEqual([]);
  expect(await getPasskeys(client)).toMatchObject([{ name: 'Laptop' }, { name: 'Telephone' }]);
  const [mail] = await waitForMails(app, user.email, 2);
  expect(mail?.text).toContain('You can now sign in with your new passkey "Telephone"');
});

test('the passkey completes the sign-in, and records when it was used', async () => {
  const { user, key } = await withPasskey();
  const client = await startSignIn(app, user);
  expect(await isSignedIn(client)).toBe(false);
  const options = await toSignIn(client);
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ transports: ['internal'] }] });
  expect(await signIn(client, key.get(options))).toMatchObject({
    data: { signInWithPasskey: { user: { id: user.id }, secondFactor: [] } },
  });
  expect(await getPasskeys(client)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
});

test('a pending sign-in lists the second factors', async () => {
  const login = async ({ email }: TestUser) =>
    (await createTestClient(app.url).send('POST', '/api/auth/login', { email, password: testPassword })).body;
  const { user, client } = await withPasskey();
  expect(await login(user)).toEqual({ user: null, secondFactor: ['passkey', 'recovery_code'] });
  await database.query('update recovery_codes set used_at = now() where user_id = $1', [user.id]);
  expect(await login(user)).toEqual({ user: null, secondFactor: ['passkey'] });
  const { data } = await client.graphql<{ startTotpEnrolment: { secret: string } }>(
    'mutation { startTotpEnrolment { secret } }',
  );
  await mutate(
    client,
    'confirmTotpEnrolment',
    'TotpCodeInput',
    { code: generateTotpCode(data.startTotpEnrolment.secret, 0) },
    '{ recoveryCodes }',
  );
  expect(await login(user)).toEqual({ user: null, secondFactor: ['totp', 'passkey', 'recovery_code'] });
  expect(
    (await signInWithTotp(await startSignIn(app, user), generateTotpCode(data.startTotpEnrolment.secret))).errors,
  ).toBe(undefined);
});

test.each<[string, object]>([
  ['on another site', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['for another challenge', { challenge: 'AAAA' }],
])('a signature %s can neither sign in nor add a passkey', async (_where, changed) => {
  const { user, key, client: owner } = await withPasskey();
  const client = await startSignIn(app, user);
  expect((await signIn(client, key.get(await toSignIn(client), changed))).errors).toMatchObject(refused);
  const added = await add(owner, createAuthenticator(app.url).create(await toCreate(owner), changed));
  expect(added.errors).toMatchObject(refused);
  expect(await getPasskeys(owner)).toHaveLength(1);
});

test('a challenge accepts one response, right or wrong', async () => {
  const { user, key } = await withPasskey();
  const client = await startSignIn(app, user);
  const options = await toSignIn(client);
  expect((await signIn(client, { id: 'nothing' })).errors).toMatchObject(refused);
  expect((await signIn(client, key.get(options))).errors).toMatchObject(refused);
  expect((await signIn(client, key.get(await toSignIn(client)))).errors).toBeUndefined();
});

test('of fifty concurrent responses to one challenge, one signs in', async () => {
  const { user, key } = await withPasskey();
  const client = await startSignIn(app, user);
  const response = key.get(await toSignIn(client));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => signIn(createTestClient(app.url, client.cookie), response)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
});

test('of fifty concurrent additions with one challenge, one is stored', async () => {
  const user = await app.make.user();
  const client = await signInAs(app, user);
  const response = createAuthenticator(app.url).create(await toCreate(client));
  const copies = Array.from({ length: 50 }, () => createTestClient(app.url, client.cookie));
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from users where id = $1 for update',
      values: [user.id],
      waiting: 2,
    },
    copies.map((copy) => () => add(copy, response)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
});

test('a cloned passkey with a lower counter is detected', async () => {
  const { user, key } = await withPasskey();
  const copy = key.copy();
  const client = await startSignIn(app, user);
  await toSignIn(client);
  key.get({ challenge: '' });
  expect((await signIn(client, key.get(await toSignIn(client)))).errors).toBeUndefined();
  const again = await startSignIn(app, user);
  expect((await signIn(again, copy.get(await toSignIn(again)))).errors).toMatchObject(refused);
});

test("someone else's passkey can't sign in, and can't be added twice", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const client = await startSignIn(app, mine.user);
  expect((await signIn(client, theirs.key.get(await toSignIn(client)))).errors).toMatchObject(refused);
  const { errors } = await add(mine.client, theirs.key.create(await toCreate(mine.client)));
  expect(errors).toMatchObject([{ message: 'This passkey has already been added', extensions: { code: 'CONFLICT' } }]);
});

test("someone else's challenge, or an expired one, can't add a passkey", async () => {
  const [mine, theirs] = [await signInAs(app, await app.make.user()), await signInAs(app, await app.make.user())];
  const key = createAuthenticator(app.url);
  expect((await add(mine, key.create(await toCreate(theirs)))).errors).toMatchObject(refused);
  const options = await toCreate(mine);
  await database.query('update second_factor_challenges set expires_at = now()');
  expect((await add(mine, key.create(options))).errors).toMatchObject(refused);
});

test('removing a passkey requires the password; with the last one, its recovery codes are deleted', async () => {
  const { user, client, id } = await withPasskey();
  const stranger = await signInAs(app, await app.make.user());
  const password = testPassword;
  const code = async (reply: ReturnType<typeof removePasskey>) => (await reply).errors?.[0]?.extensions.code;
  expect(await code(removePasskey(stranger, id, { password }))).toBe('NOT_FOUND');
  expect(await code(removePasskey(client, v7(), { password }))).toBe('NOT_FOUND');
  expect(await code(removePasskey(client, 'x', { password }))).toBe('MALFORMED_REQUEST');
  expect(await code(removePasskey(client, id, { password: 'not it' }))).toBe('BAD_USER_INPUT');
  expect(await removePasskey(client, id, { password })).toMatchObject({
    data: { removePasskey: { totp: false, recoveryCodesLeft: 0 } },
  });
  expect(await isSignedIn(await signInAs(app, user))).toBe(true);
});

test('a passkey needs a name, and the maximum is 20', async () => {
  const { user, client } = await createUserWithTotp(app);
  const options = await toCreate(client);
  const response = createAuthenticator(app.url).create(options);
  for (const [name, message] of [
    [' ', 'Please give the passkey a name'],
    ['a\0', 'Please remove the invisible characters'],
    ['x'.repeat(101), 'Please keep this to 100 characters'],
  ] as const)
    expect((await add(client, response, name)).errors?.[0]?.extensions.fields).toEqual({ name: message });
  for (let made = 0; made < 20; made += 1) await app.make.passkey({ user });
  expect((await add(client, response)).errors?.[0]?.message).toBe(
    'You have 20 passkeys, the maximum. Remove one first',
  );
});
