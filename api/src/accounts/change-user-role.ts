import type { ChangeUserRole } from 'rules/change-user-role';
import { builtInContractorRoles } from 'rules/people';
import { formatRoleName } from 'rules/role-names';
import type { Context } from '#context';
import { isOffered } from '#contractor-roles/is-offered';
import { badInput } from '#errors';
import { changeAccount } from '#accounts/change-account';
import type { User } from '#people/user.entity';

/** Changes a person's role. They have to sign in again. */
export async function changeUserRole(
  context: Context,
  id: string,
  { role, contractorRole = null }: ChangeUserRole,
): Promise<void> {
  await changeAccount(context, id, async (user, tx) => {
    if (user.role === role && user.contractorRole === contractorRole) return null;
    if (contractorRole && !(await isOffered(tx, contractorRole, builtInContractorRoles)))
      throw badInput({ contractorRole: 'Please select an active contractor role' });
    const before = formatRole(user);
    user.role = role;
    user.contractorRole = contractorRole;
    return { action: 'user_role_changed', details: `${user.email}: from ${before} to ${formatRole(user)}` };
  });
}

const formatRole = ({ role, contractorRole }: Pick<User, 'role' | 'contractorRole'>) =>
  formatRoleName(contractorRole ?? role);
