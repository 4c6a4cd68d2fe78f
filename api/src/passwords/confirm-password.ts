import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { checkOwnPassword } from '#passwords/check-own-password';
import { reauthenticateSession } from '#sessions/start-session';

/** Confirms by password that the account's owner uses this session. */
export async function confirmPassword(context: Context, password: string): Promise<void> {
  const user = await checkOwnPassword(context, password);
  if (!(await reauthenticateSession(context, user))) throw unauthenticated();
  context.securityLog.record({ kind: 'reauthenticated', details: 'With the password' });
}
