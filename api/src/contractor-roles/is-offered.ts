import type { EntityManager } from '@mikro-orm/postgresql';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';

/** Whether people can be given a contractor role: one with an active record, or one of the product's own that no one has switched off. */
export async function isOffered(em: EntityManager, name: string, own: readonly string[]): Promise<boolean> {
  const role = await em.findOne(ContractorRole, { name });
  return role ? role.isActive : own.includes(name);
}
