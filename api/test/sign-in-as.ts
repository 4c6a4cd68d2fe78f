import type { TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { testPassword, type TestUser } from '#test/factories';

/** A client with a session of this person. */
export async function signInAs(app: TestApp, { email }: Pick<TestUser, 'email'>): Promise<TestClient> {
  const client = createTestClient(app.url);
  const { status } = await client.send('POST', '/api/auth/login', { email, password: testPassword });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}
