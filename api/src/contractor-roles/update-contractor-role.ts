import { LockMode } from '@mikro-orm/core';
import type { UpdateContractorRoleInput } from 'rules/contractor-roles';
import { withAudit } from '#audit/with-audit';
import { applyAndListChanges } from '#audit/apply-and-list-changes';
import type { Context } from '#context';
import { visibleTo } from '#contractor-roles/contractor-role.access';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { findVisible } from '#db/find-visible';
import { setFields } from '#db/set-fields';

const fields = ['displayName', 'description', 'permissions', 'isActive'] as const;

/** Changes a role. People who have a deactivated role keep it. */
export async function updateContractorRole(
  context: Context,
  id: string,
  input: UpdateContractorRoleInput,
): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const visible = visibleTo(context.viewer);
    const role = await findVisible(tx, ContractorRole, id, visible, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const wasActive = role.isActive;
    const details = applyAndListChanges(role, fields, () => setFields(role, input, fields));
    if (!details) return;
    const turned = role.isActive === wasActive ? null : role.isActive ? 'activated' : 'deactivated';
    record({
      action: 'contractor_role_changed',
      subject: { kind: 'contractor_role', id, label: role.displayName },
      details: details === 'is active' ? turned : details.replace('is active', turned ?? ''),
    });
  });
}
