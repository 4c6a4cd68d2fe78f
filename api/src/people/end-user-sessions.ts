import type { Context } from '#context';
import { changeStanding } from '#people/change-standing';

/** Signs a person out everywhere, such as after a lost laptop. Their account stays as it is. */
export async function endUserSessions(context: Context, id: string): Promise<void> {
  await changeStanding(context, id, () => ({ action: 'user_sessions_ended' }));
}
