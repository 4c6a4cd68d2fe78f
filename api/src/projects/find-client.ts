import type { EntityManager } from '@mikro-orm/postgresql';
import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { acquireAdvisoryLock } from '#db/advisory-lock';
import { User } from '#people/user.entity';

interface Client {
  client: User | null;
  clientEmail: string | null;
}

/** A lock held while a project finds its client and while a client registers, so that neither misses the other. */
export const lockClientEmail = (tx: EntityManager, email: string) => acquireAdvisoryLock(tx, `client ${email}`);

/**
 * The client with this email (lowercase), in the caller's transaction: an account, or the one that registers later. The email that a
 * contractor entered stays on the project: until the client acts, the contractor sees the email, never the account.
 */
export async function findClient(tx: EntityManager, email: string, enteredBy: Viewer | null): Promise<Client> {
  await lockClientEmail(tx, email);
  const client = await tx.findOne(User, { email, role: 'client' });
  return { client, clientEmail: client && !isInAudience('contractor', enteredBy) ? null : email };
}
