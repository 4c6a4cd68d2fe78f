import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '#people/user.entity';

type Client = { client: User; clientEmail: null } | { client: null; clientEmail: string };

/** The client with this e-mail (lower case): the one with an account, or whoever registers with it. */
export async function findClient(em: EntityManager, email: string): Promise<Client> {
  const client = await em.findOne(User, { email, role: 'client' });
  return client ? { client, clientEmail: null } : { client: null, clientEmail: email };
}
