import { expect, type APIRequestContext } from '@playwright/test';

/** The secrets of an invitation, which an administrator sees once. */
interface Issued {
  id: string;
  email: string;
  token: string;
  code: string;
  joinUrl: string;
}

let inviteCount = 0;

/** Invites a new person. The request context is an administrator's. */
export async function invite(
  admin: APIRequestContext,
  invitee: { role: string; contractorRole?: string; email?: string },
): Promise<Issued> {
  inviteCount += 1;
  const email = `invited-${process.pid}-${inviteCount}@example.test`;
  const reply = await admin.post('/api/admin/invites', { data: { email, ...invitee } });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as Issued;
}
