import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { canCall, sampleViewers } from '#access/access-table';
import { rootFieldAudiences } from '#access/audiences';
import { createSchema } from '#schema';
import { clock } from '#clock';
import { ageSessions } from '#test/age-sessions';
import { signInAs } from '#test/sign-in-as';
import { createAuthenticator } from '#test/authenticator';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';
import { getOperations } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { mutate } from '#test/second-factors';
import { createWorld, createMissingThings, type World } from '#test/world';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.app.stop());

const sensitive = [
  'addPasskey',
  'approvePortalPath',
  'approveRelease',
  'changeUserRole',
  'confirmTotpEnrolment',
  'createAccessToken',
  'createInvitation',
  'createReleaseKey',
  'createWebhook',
  'deactivateUser',
  'declinePortalPath',
  'deleteWebhook',
  'endOtherSessions',
  'endSession',
  'endUserSessions',
  'passkeyRegistrationOptions',
  'reactivateUser',
  'registerSigningKey',
  'removePasskey',
  'removeSecondFactors',
  'removeTotp',
  'renewRecoveryCodes',
  'resendInvitation',
  'retirePortalPath',
  'revokeAccessToken',
  'revokeReleaseKey',
  'revokeUserAccessToken',
  'rollBackRemote',
  'rotateWebhookSecret',
  'startOverride',
  'startTotpEnrolment',
  'updateWebhook',
];
const getCode = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;
const confirm = (client: TestClient, password = testPassword) =>
  mutate(client, 'confirmPassword', 'ConfirmPasswordInput', { password }, '');
const isSignedIn = async (cookie: string | undefined) =>
  (await createTestClient(world.app.url, cookie).send('GET', '/api/auth/user')).status === 200;
/** A person who last authenticated six minutes ago. */
async function signedInAWhileAgo(given: Partial<TestUser> = {}) {
  const user = await world.app.make.user(given);
  const client = await signInAs(world.app, user);
  await ageSessions(world.app, { authenticated: 6, started: 6 }, user.id);
  return { user, client };
}

test('the operations that require recent authentication are these', () => {
  const declared = rootFieldAudiences().filter(({ requiresRecentAuth }) => requiresRecentAuth);
  expect(declared.map(({ field }) => field).toSorted()).toEqual(sensitive);
});

describe('six minutes after the last authentication', () => {
  const operations = getOperations(createSchema()).filter(({ name }) => sensitive.includes(name));
  // A release key authenticates each call. Operations that require one have no session to check.
  const withSession = operations.filter(({ audiences }) => audiences.some((audience) => audience !== 'releaser'));
  test.each(withSession.map((operation) => [operation.name, operation] as const))(
    '%s is refused until the person reauthenticates',
    async (name, { document, audiences }) => {
      const standing = ['client', 'admin']
        .map((kind) => sampleViewers[kind])
        .find((one) => one && canCall(audiences, one));
      const { client } = await signedInAWhileAgo({ role: standing?.role ?? 'client' });
      const args = { ...createSampleArguments(createMissingThings())[name] };
      // Without the password that released forms send.
      if (/^remove(Totp|Passkey)$|^renewRecoveryCodes$/.test(name)) args.input = null;
      if (name === 'createInvitation') args.input = { email: 'new-admin@test.test', role: 'admin' };
      const refused = await client.graphql(document, args);
      expect(refused.errors?.[0]).toMatchObject({
        message: "Please confirm it's you, then try again",
        extensions: { code: 'REAUTHENTICATION_REQUIRED' },
      });
      expect((await confirm(client)).data).toEqual({ confirmPassword: true });
      expect(getCode(await client.graphql(document, args))).not.toBe('REAUTHENTICATION_REQUIRED');
    },
  );

  test('over REST the refusal is a 403', async () => {
    const { client } = await signedInAWhileAgo({ role: 'admin' });
    const invite = (role: string) =>
      client.send('POST', '/api/admin/invites', { email: `${role}-invited@test.test`, role });
    expect(await invite('admin')).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    expect((await invite('client')).status).toBe(201);
  });

  test('changing the password only takes the current password', async () => {
    const { client } = await signedInAWhileAgo();
    const change = (currentPassword: string) =>
      mutate(
        client,
        'changePassword',
        'ChangePasswordInput',
        { currentPassword, newPassword: 'a much better one' },
        '',
      );
    expect((await change('a guess')).errors?.[0]?.extensions.fields).toHaveProperty('currentPassword');
    expect((await change(testPassword)).errors).toBeUndefined();
  });

  test('ending the current session is a sign-out and requires no reauthentication', async () => {
    const { client } = await signedInAWhileAgo();
    const { data } = await client.graphql<{ sessions: Array<{ id: string }> }>('{ sessions { id } }');
    const { errors } = await client.graphql('mutation ($id: ID!) { endSession(id: $id) }', data.sessions[0]);
    expect(errors).toBeUndefined();
  });

  test('a form of a released portal sends the password, which counts as reauthentication', async () => {
    const { client } = await signedInAWhileAgo();
    const remove = async (password: string | null) =>
      mutate(client, 'removeTotp', 'OwnPasswordInput', { password }, '{ totp }');
    expect((await remove('a guess')).errors?.[0]?.extensions.fields).toEqual({ password: 'This is not your password' });
    expect(getCode(await remove(null))).toBe('REAUTHENTICATION_REQUIRED');
    expect(getCode(await remove(testPassword))).toBe('NOT_FOUND');
  });

  test('a new sign-in counts as recent authentication', async () => {
    const { user } = await signedInAWhileAgo();
    expect((await (await signInAs(world.app, user)).graphql('mutation { endOtherSessions }')).errors).toBeUndefined();
  });
});

describe('reauthentication', () => {
  const end = async (client: TestClient) => getCode(await client.graphql('mutation { endOtherSessions }'));

  test('is proved by a separate cookie: a copy of the session cookie gains nothing', async () => {
    const { client } = await signedInAWhileAgo();
    const copy = createTestClient(world.app.url, client.cookie);
    await confirm(client);
    expect(await end(copy)).toBe('REAUTHENTICATION_REQUIRED');
    expect(await end(client)).toBeUndefined();
  });

  test('keeps the session of other tabs and of requests in flight', async () => {
    const { client } = await signedInAWhileAgo();
    const before = client.cookie;
    await confirm(client);
    expect(await isSignedIn(before)).toBe(true);
  });

  test('only counts in the session it was made in, and not if the cookie was altered', async () => {
    const [{ client }, { client: other }] = [await signedInAWhileAgo(), await signedInAWhileAgo()];
    await confirm(client);
    const later = (client.proof ?? '').replace(/=[^.]+/, `=${(Date.now() + 60_000).toString(36)}`);
    for (const proof of [client.proof, later, 'proof=', 'proof=x.y'])
      expect(await end(Object.assign(other, { proof }))).toBe('REAUTHENTICATION_REQUIRED');
    expect(await end(Object.assign(client, { proof: later }))).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('expires after five minutes, on the server', async () => {
    const { client } = await signedInAWhileAgo();
    await confirm(client);
    const now = clock.now.bind(clock);
    const endAfter = (minutes: number) => {
      clock.now = () => now() + minutes * 60_000;
      return end(client).finally(() => (clock.now = now));
    };
    expect(await endAfter(4.9)).toBeUndefined();
    expect(await endAfter(5)).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('does not extend the session', async () => {
    const { client, user } = await signedInAWhileAgo();
    await ageSessions(world.app, { started: 600 }, user.id);
    await confirm(client);
    const { data } = await client.graphql<{ sessions: Array<{ startedAt: string }> }>('{ sessions { startedAt } }');
    const [{ startedAt = '' } = {}] = data.sessions;
    expect(Math.round((Date.now() - Date.parse(startedAt)) / 60_000)).toBe(600);
  });

  test('with a wrong password fails on the field, and is limited to five attempts in 15 minutes', async () => {
    const { client } = await signedInAWhileAgo();
    for (let n = 0; n < 5; n += 1)
      expect((await confirm(client, 'a guess')).errors?.[0]?.extensions.fields).toEqual({
        password: 'This is not your password',
      });
    expect(getCode(await confirm(client))).toBe('RATE_LIMITED');
    expect(getCode(await client.graphql('mutation { endOtherSessions }'))).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('is refused for an account without a password, regardless of the input', async () => {
    const { client, user } = await signedInAWhileAgo();
    const database = new pg.Client(world.app.databaseUrl);
    await database.connect();
    await database.query('update users set password_hash = null where id = $1', [user.id]);
    await database.end();
    expect((await confirm(client, 'anything')).errors?.[0]?.extensions.fields).toHaveProperty('password');
    expect((await client.graphql('{ reauthenticationMethods }')).data).toEqual({ reauthenticationMethods: [] });
  });
});

describe('a passkey', () => {
  async function withPasskey() {
    const user = await world.app.make.user();
    const client = await signInAs(world.app, user);
    const key = createAuthenticator(world.app.url);
    const { data } = await client.graphql<{ passkeyRegistrationOptions: { challenge: string } }>(
      'mutation { passkeyRegistrationOptions }',
    );
    const input = { name: 'Telephone', response: key.create(data.passkeyRegistrationOptions) };
    await mutate(client, 'addPasskey', 'AddPasskeyInput', input, '{ recoveryCodes }');
    await ageSessions(world.app, { authenticated: 6 }, user.id);
    return { user, client, key };
  }
  interface PasskeyOptions {
    challenge: string;
    rpId: string;
    userVerification: string;
  }
  const ask = async (client: TestClient) =>
    (
      await client.graphql<{ passkeyReauthenticationOptions: PasskeyOptions }>(
        'mutation { passkeyReauthenticationOptions }',
      )
    ).data.passkeyReauthenticationOptions;
  const answer = (client: TestClient, response: object) =>
    mutate(client, 'confirmPasskey', 'PasskeyResponseInput', { response }, '');
  const end = async (client: TestClient) => getCode(await client.graphql('mutation { endOtherSessions }'));

  test('reauthenticates like the password, once per challenge', async () => {
    const { client, key } = await withPasskey();
    expect((await client.graphql('{ reauthenticationMethods }')).data).toEqual({
      reauthenticationMethods: ['password', 'passkey'],
    });
    const copy = createTestClient(world.app.url, client.cookie);
    const response = key.get(await ask(client));
    expect((await answer(client, response)).data).toEqual({ confirmPasskey: true });
    expect([await end(client), await end(copy)]).toEqual([undefined, 'REAUTHENTICATION_REQUIRED']);
    client.proof = undefined;
    expect((await answer(client, response)).errors?.[0]?.message).toBe("This passkey wasn't accepted. Try again");
    expect(await end(client)).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('requires user verification: touching a key left in the machine is not enough', async () => {
    const { client, key } = await withPasskey();
    const options = await ask(client);
    expect(options.userVerification).toBe('required');
    expect(getCode(await answer(client, key.get(options, { userVerified: false })))).toBe('BAD_USER_INPUT');
    expect(await end(client)).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('of another account is refused', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    expect(getCode(await answer(mine.client, theirs.key.get(await ask(mine.client))))).toBe('BAD_USER_INPUT');
    expect(getCode(await answer(mine.client, mine.key.get(await ask(theirs.client))))).toBe('BAD_USER_INPUT');
    expect(await end(mine.client)).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('is not offered to an account without one', async () => {
    const { client } = await signedInAWhileAgo();
    expect(getCode(await client.graphql('mutation { passkeyReauthenticationOptions }'))).toBe('CONFLICT');
  });
});
