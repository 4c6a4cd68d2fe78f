import type { EntityManager } from '@mikro-orm/postgresql';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';

/** Whether people can be given a contractor role: an active record, or a built-in role that no one has deactivated. */
export async function isOffered(em: EntityManager, name: string, own: readonly string[]): Promise<boolean> {
  const role = await em.findOne(ContractorRole, { name });
  return role ? role.isActive : own.includes(name);
}
