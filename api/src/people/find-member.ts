import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { badInput } from '#errors';
import { User } from '#people/user.entity';

/**
 * The active contractor that an input assigns, or null if it names no one. The current assignee is accepted even if deactivated. Errors
 * refer to the input's field.
 */
export async function findMember(
  em: EntityManager,
  field: string,
  id: string | null | undefined,
  currentMember?: User | null,
): Promise<User | null> {
  if (id == null) return null;
  if (currentMember?.id === id) return currentMember;
  const found = isUuid(id) && (await em.findOne(User, { id, role: 'contractor', deactivatedAt: null }));
  if (!found) throw badInput({ [field]: 'Please select a member of the team' });
  return found;
}
