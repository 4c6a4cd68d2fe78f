import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ageSessions } from '#test/age-sessions';
import { type AttackedServer, attackerAddress, startAttackedServer } from '#test/attacks/attacked-server';
import { createAuthenticator } from '#test/authenticator';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';
import { mutate, generateTotpCode } from '#test/second-factors';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

/** A stolen cookie of a person who signed in a while ago. */
async function stolenSession(given: Partial<TestUser> = {}) {
  const user = await server.make.user(given);
  const owner = await server.signIn(user);
  await ageSessions({ databaseUrl: server.databaseUrl, redisUrl: null }, { authenticated: 6, started: 60 }, user.id);
  const thief = Object.assign(createTestClient(server.url, owner.cookie), { address: attackerAddress });
  return { user, owner, thief };
}
const getCode = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;
const getStatus = async (client: TestClient) => (await client.send('GET', '/api/auth/user')).status;
const required = 'REAUTHENTICATION_REQUIRED';

test('it cannot add an authenticator app, even if the owner has begun to', async () => {
  const { owner, thief, user } = await stolenSession();
  expect(getCode(await thief.graphql('mutation { startTotpEnrolment { secret } }'))).toBe(required);
  await mutate(owner, 'confirmPassword', 'ConfirmPasswordInput', { password: testPassword }, '');
  const { data } = await owner.graphql<{ startTotpEnrolment: { secret: string } }>(
    'mutation { startTotpEnrolment { secret } }',
  );
  await ageSessions({ databaseUrl: server.databaseUrl, redisUrl: null }, { authenticated: 6 }, user.id);
  const copy = createTestClient(server.url, owner.cookie);
  const input = { code: generateTotpCode(data.startTotpEnrolment.secret) };
  expect(getCode(await mutate(copy, 'confirmTotpEnrolment', 'TotpCodeInput', input, '{ recoveryCodes }'))).toBe(
    required,
  );
});

test('it cannot add a passkey', async () => {
  const { thief, user } = await stolenSession();
  expect(getCode(await thief.graphql('mutation { passkeyRegistrationOptions }'))).toBe(required);
  const response = createAuthenticator(server.url).create({ challenge: 'made up', rp: { id: 'localhost' } });
  const input = { name: 'Mine', response };
  expect(getCode(await mutate(thief, 'addPasskey', 'AddPasskeyInput', input, '{ recoveryCodes }'))).toBe(required);
  const { rows } = await server.pool.query('select 1 from passkeys where user_id = $1', [user.id]);
  expect(rows).toEqual([]);
});

test('it cannot lock the owner out by changing the password or ending sessions', async () => {
  const { thief, owner, user } = await stolenSession();
  const elsewhere = await server.signIn(user);
  const { data } = await thief.graphql<{ sessions: Array<{ id: string; isCurrent: boolean }> }>(
    '{ sessions { id isCurrent } }',
  );
  const other = data.sessions.find(({ isCurrent }) => !isCurrent);
  expect(getCode(await thief.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id: other?.id }))).toBe(required);
  expect(getCode(await thief.graphql('mutation { endOtherSessions }'))).toBe(required);
  const input = { currentPassword: 'a guess of the thief', newPassword: 'chosen by the thief' };
  expect(getCode(await mutate(thief, 'changePassword', 'ChangePasswordInput', input, ''))).toBe('BAD_USER_INPUT');
  expect(await Promise.all([owner, elsewhere].map(getStatus))).toEqual([200, 200]);
});

test('an administrator’s cannot create keys or administrators, roll back portals or weaken other accounts', async () => {
  const { thief } = await stolenSession({ role: 'admin' });
  const { id } = await server.make.user();
  const invitation = await server.make.invitation();
  const attempts: Array<[string, object]> = [
    [
      'mutation ($input: CreateReleaseKeyInput!) { createReleaseKey(input: $input) { key } }',
      { input: { name: 'Mine', holder: 'mine@test.test', remotes: ['mfe-client'] } },
    ],
    ['mutation ($id: ID!) { changeUserRole(id: $id, role: admin) { id } }', { id }],
    [
      'mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) { code } }',
      { input: { email: 'thief@test.test', role: 'admin' } },
    ],
    [
      'mutation ($input: RollBackRemoteInput!) { rollBackRemote(input: $input) { revision } }',
      { input: { remote: 'mfe-client', revision: 1 } },
    ],
    ['mutation ($id: ID!) { resendInvitation(id: $id) { token } }', { id: invitation.id }],
    ['mutation ($id: ID!) { deactivateUser(id: $id) { id } }', { id }],
    ['mutation ($id: ID!) { removeSecondFactors(id: $id) }', { id }],
  ];
  for (const [query, variables] of attempts) expect(getCode(await thief.graphql(query, variables))).toBe(required);
});

test('it does not benefit from the owner’s re-authentication, and guessing the password ends after five attempts', async () => {
  const { thief, owner, user } = await stolenSession();
  const guess = async (client: TestClient, password: string) =>
    getCode(await mutate(client, 'confirmPassword', 'ConfirmPasswordInput', { password }, ''));
  expect(await guess(owner, testPassword)).toBeUndefined();
  expect(getCode(await thief.graphql('mutation { endOtherSessions }'))).toBe(required);
  expect(getCode(await owner.graphql('mutation { endOtherSessions }'))).toBeUndefined();

  const again = createTestClient(server.url, owner.cookie);
  await ageSessions({ databaseUrl: server.databaseUrl, redisUrl: null }, { authenticated: 6 }, user.id);
  const codes = [];
  for (let n = 0; n < 7; n += 1) codes.push(await guess(again, `guess ${n}`));
  expect(codes).toEqual([...Array<string>(5).fill('BAD_USER_INPUT'), 'RATE_LIMITED', 'RATE_LIMITED']);
  expect(getCode(await again.graphql('mutation { endOtherSessions }'))).toBe(required);
});

test('it expires 30 days after the sign-in, an administrator’s after 12 hours, despite activity', async () => {
  const database = { databaseUrl: server.databaseUrl, redisUrl: null };
  for (const [role, hours] of [
    ['client', 30 * 24],
    ['admin', 12],
  ] as const) {
    const { thief, user } = await stolenSession({ role });
    expect(await getStatus(thief)).toBe(200);
    await ageSessions(database, { started: hours * 60 }, user.id);
    expect(await getStatus(thief)).toBe(401);
  }
});
