import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { CreateContractorRoleInput } from 'rules/contractor-roles';
import type { Context } from '#context';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { conflict } from '#errors';

/** Makes a role. The database says whether its name is taken, also of two at once. Answers its id. */
export async function createContractorRole(
  { em }: Context,
  { name, displayName, description, permissions = [] }: CreateContractorRoleInput,
): Promise<string> {
  const role = em.create(ContractorRole, { name, displayName, description: description || null, permissions });
  try {
    await em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = 'A role with this name exists already';
    throw conflict(message, { fields: { name: message } });
  }
  return role.id;
}
