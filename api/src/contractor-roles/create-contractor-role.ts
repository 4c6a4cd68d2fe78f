import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { CreateContractorRoleInput } from 'rules/contractor-roles';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { conflict } from '#errors';
import { listLimits, requireRoom } from '#limits/list-limits';

/** Creates a role and returns its id. The database enforces unique names, even for concurrent requests. */
export async function createContractorRole(
  context: Context,
  { name, displayName, description, permissions = [] }: CreateContractorRoleInput,
): Promise<string> {
  try {
    return await withAudit(context, async (tx, record) => {
      await requireRoom(tx, ContractorRole, listLimits.contractorRoles);
      const role = tx.create(ContractorRole, { name, displayName, description: description || null, permissions });
      record({
        action: 'contractor_role_created',
        subject: { kind: 'contractor_role', id: role.id, label: displayName },
        details: name,
      });
      await tx.flush();
      return role.id;
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = 'A role with this name already exists';
    throw conflict(message, { fields: { name: message } });
  }
}
