import { v7 } from 'uuid';
import type { TestClient } from '#test/client';

export interface TestInvitation {
  id: string;
  email: string;
  token: string;
  code: string;
  joinUrl: string;
  expiresAt: string;
}

/** A real invitation by this administrator, of a client with an e-mail of their own unless the test says otherwise. */
export async function createInvitation(
  admin: TestClient,
  input: { email?: string; role?: string; contractorRole?: string } = {},
): Promise<TestInvitation> {
  const { status, body } = await admin.send<TestInvitation>('POST', '/api/admin/invites', {
    email: `${v7()}@invited.test`,
    role: 'client',
    ...input,
  });
  if (status !== 201) throw new Error(`The invitation was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}
