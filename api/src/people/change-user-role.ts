import type { ChangeUserRole } from 'rules/change-user-role';
import type { Context } from '#context';
import { changeStanding } from '#people/change-standing';

/** Gives a person another role. They sign in again to what is theirs now. */
export async function changeUserRole(
  context: Context,
  id: string,
  { role, contractorRole = null }: ChangeUserRole,
): Promise<void> {
  await changeStanding(context, id, (user) => {
    if (user.role === role && user.contractorRole === contractorRole) return false;
    user.role = role;
    user.contractorRole = contractorRole;
    return true;
  });
}
