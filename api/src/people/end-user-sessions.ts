import type { Context } from '#context';
import { changeAccount } from '#people/change-account';

/** Signs a person out everywhere, such as after a lost laptop. Their account stays as it is. */
export async function endUserSessions(context: Context, id: string): Promise<void> {
  await changeAccount(context, id, () => ({ action: 'user_sessions_ended' }));
}
