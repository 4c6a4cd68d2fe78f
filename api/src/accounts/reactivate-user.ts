import type { Context } from '#context';
import { changeAccount } from '#accounts/change-account';

/** Reactivates an account: the person can sign in again as before. */
export async function reactivateUser(context: Context, id: string): Promise<void> {
  await changeAccount(context, id, (user) => {
    if (!user.deactivatedAt) return null;
    user.deactivatedAt = null;
    return { action: 'user_reactivated' };
  });
}
