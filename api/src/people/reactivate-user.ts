import type { Context } from '#context';
import { changeAccount } from '#people/change-account';

/** Opens a closed account again: the person signs in as before. */
export async function reactivateUser(context: Context, id: string): Promise<void> {
  await changeAccount(context, id, (user) => {
    if (!user.deactivatedAt) return null;
    user.deactivatedAt = null;
    return { action: 'user_reactivated' };
  });
}
