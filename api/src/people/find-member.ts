import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { badInput } from '#errors';
import { User } from '#people/user.entity';

/**
 * Whom an input puts on some work: a contractor who has not left, no one where it names no one. Whoever is on it already
 * can be named again. Refuses with the input's field.
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
