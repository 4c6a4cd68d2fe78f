import type { Context } from '#context';
import type { Identity } from '#external-sign-in/identity';
import { SignInFault } from '#external-sign-in/sign-in-fault';
import { reauthenticateSession } from '#sessions/start-session';
import { User } from '#people/user.entity';

/** Reauthenticates the account's owner by a new sign-in at the provider. */
export async function reauthenticateExternally(context: Context, { email }: Identity, idToken: string): Promise<void> {
  const { em, viewer, securityLog } = context;
  const user = viewer && (await em.findOne(User, { id: viewer.id, deactivatedAt: null }));
  if (user?.email !== email) {
    securityLog.record({ kind: 'reauthentication_failed', details: 'Another account at the sign-in provider' });
    throw new SignInFault('other_account');
  }
  if (!(await reauthenticateSession(context, user, idToken))) throw new SignInFault('expired');
  securityLog.record({ kind: 'reauthenticated', details: 'At the sign-in provider' });
}
