import type { Context } from '#context';
import type { Identity } from '#external-sign-in/identity';
import { SignInFault } from '#external-sign-in/sign-in-fault';
import { createInvitedAccount } from '#external-sign-in/create-invited-account';
import { startSession } from '#sessions/start-session';
import { User } from '#people/user.entity';

/** Starts a session for the owner of this verified email: for their account, or for an open invitation. */
export async function signInExternally(context: Context, identity: Identity, idToken: string): Promise<void> {
  const known = await context.em.findOne(User, { email: identity.email });
  const user = known ?? (await createInvitedAccount(context, identity));
  if (user.deactivatedAt) throw new SignInFault('account_closed');
  // Their account changed concurrently: the next attempt sees the new status.
  if (!(await startSession(context, user, idToken))) throw new SignInFault('expired');
  context.securityLog.record({ kind: 'sign_in_succeeded', account: user, details: 'At the identity provider' });
}
