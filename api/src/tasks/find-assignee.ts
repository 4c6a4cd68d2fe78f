import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { badInput } from '#errors';
import { User } from '#people/user.entity';

/** The contractor who is to do a task; nobody where no id is given. */
export async function findAssignee(em: EntityManager, id: string | null | undefined): Promise<User | null> {
  if (id == null) return null;
  const found = isUuid(id) && (await em.findOne(User, { id, role: 'contractor' }));
  if (!found) throw badInput({ assigneeId: 'Please select a member of the team' });
  return found;
}
