import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';

/** The next code of an authenticator app, which is also accepted and stays valid into the next 30 seconds. */
export const generateTotpCode = (secret: string, steps = 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A person with an authenticator app and the session that set it up. The current code has been used. */
export async function createUserWithTotp(app: TestApp, attributes: Partial<TestUser> = {}) {
  const user = await app.make.user(attributes);
  const client = await signInAs(app, user);
  const started = await client.graphql<{ startTotpEnrolment: { secret: string; uri: string } }>(
    'mutation { startTotpEnrolment { secret uri } }',
  );
  const { secret, uri } = started.data.startTotpEnrolment;
  const { data } = await client.graphql<{ confirmTotpEnrolment: { recoveryCodes: string[] } }>(
    'mutation ($input: TotpCodeInput!) { confirmTotpEnrolment(input: $input) { recoveryCodes } }',
    { input: { code: generateTotpCode(secret, 0) } },
  );
  return { user, client, secret, uri, recoveryCodes: data.confirmTotpEnrolment.recoveryCodes };
}

/** A sign-in that awaits the second factor. */
export async function startSignIn(app: TestApp, { email }: Pick<TestUser, 'email'>): Promise<TestClient> {
  const client = createTestClient(app.url);
  await client.send('POST', '/api/auth/login', { email, password: testPassword });
  return client;
}

/** Runs a mutation with an input. */
export const mutate = <Data = unknown>(client: TestClient, name: string, type: string, input: object, answer: string) =>
  client.graphql<Record<string, Data>>(`mutation ($input: ${type}!) { ${name}(input: $input) ${answer} }`, { input });

export const signInWithTotp = (client: TestClient, code: string) =>
  mutate(client, 'signInWithTotp', 'TotpCodeInput', { code }, '{ user { id } secondFactor }');

export const signInWithRecoveryCode = (client: TestClient, code: string) =>
  mutate(client, 'signInWithRecoveryCode', 'RecoveryCodeInput', { code }, '{ user { id } secondFactor }');
