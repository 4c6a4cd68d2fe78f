import type { EntityManager } from '@mikro-orm/postgresql';
import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { acquireAdvisoryLock } from '#db/advisory-lock';
import { User } from '#people/user.entity';

interface Client {
  client: User | null;
  clientEmail: string | null;
}

/** Held while a project looks for its client and while a client registers, so that neither misses the other. */
export const lockClientEmail = (tx: EntityManager, email: string) => acquireAdvisoryLock(tx, `client ${email}`);

/**
 * The client with this e-mail (lower case), in the caller's transaction: the one with an account, or whoever registers with it.
 * What a contractor entered stays on the project: until the client acts, the contractor sees the e-mail, never the account.
 */
export async function findClient(tx: EntityManager, email: string, enteredBy: Viewer | null): Promise<Client> {
  await lockClientEmail(tx, email);
  const client = await tx.findOne(User, { email, role: 'client' });
  return { client, clientEmail: client && !isInAudience('contractor', enteredBy) ? null : email };
}
