import { clock } from '#clock';
import type { Context } from '#context';
import { changeAccount } from '#accounts/change-account';

/** Deactivates an account: it can't sign in anymore. The person's work is kept. */
export async function deactivateUser(context: Context, id: string): Promise<void> {
  await changeAccount(context, id, (user) => {
    if (user.deactivatedAt) return null;
    user.deactivatedAt = clock.date();
    return { action: 'user_deactivated' };
  });
}
