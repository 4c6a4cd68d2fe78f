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

/** Creates an invitation as this administrator; by default of a client with a unique email. */
export async function createInvitation(
  admin: TestClient,
  input: { email?: string; role?: string; contractorRole?: string } = {},
): Promise<TestInvitation> {
  const { status, body } = await admin.send<TestInvitation>('POST', '/api/admin/invites', {
    email: `${v7()}@invited.test`,
    role: 'client',
    ...input,
  });
  if (status !== 201) throw new Error(`The invitation failed with ${status}: ${JSON.stringify(body)}`);
  return body;
}
