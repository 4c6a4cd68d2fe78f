import type { Context } from '#context';
import { changeAccount } from '#accounts/change-account';

/** Signs a person and their programs out everywhere, for example after a lost laptop. Their account is unchanged. */
export async function endUserSessions(context: Context, id: string): Promise<void> {
  await changeAccount(context, id, () => ({ action: 'user_sessions_ended' }));
}
