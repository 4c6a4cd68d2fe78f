import { clock } from '#clock';
import type { Context } from '#context';
import { changeAccount } from '#people/change-account';

/** Closes an account: no one signs in with it any more. What the person did stays. */
export async function deactivateUser(context: Context, id: string): Promise<void> {
  await changeAccount(context, id, (user) => {
    if (user.deactivatedAt) return null;
    user.deactivatedAt = clock.date();
    return { action: 'user_deactivated' };
  });
}
