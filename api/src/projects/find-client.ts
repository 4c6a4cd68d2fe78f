import type { EntityManager } from '@mikro-orm/postgresql';
import { lockName } from '#db/lock-name';
import { User } from '#people/user.entity';

type Client = { client: User; clientEmail: null } | { client: null; clientEmail: string };

/** Held while a project looks for its client and while a client registers, so that neither misses the other. */
export const lockClientEmail = (tx: EntityManager, email: string) => lockName(tx, `client ${email}`);

/** The client with this e-mail (lower case), in the caller's transaction: the one with an account, or whoever registers with it. */
export async function findClient(tx: EntityManager, email: string): Promise<Client> {
  await lockClientEmail(tx, email);
  const client = await tx.findOne(User, { email, role: 'client' });
  return client ? { client, clientEmail: null } : { client: null, clientEmail: email };
}
