import type { Context } from '#context';
import type { Identity } from '#external-sign-in/identity';
import { SignInFault } from '#external-sign-in/sign-in-fault';
import { createInvitedAccount } from '#external-sign-in/create-invited-account';
import { startSession } from '#people/start-session';
import { User } from '#people/user.entity';

/** Starts a session for whoever has this verified e-mail: for an account, or for an invitation that is open. */
export async function signInExternally(context: Context, identity: Identity, idToken: string): Promise<void> {
  const known = await context.em.findOne(User, { email: identity.email });
  const user = known ?? (await createInvitedAccount(context, identity));
  if (user.deactivatedAt) throw new SignInFault('account_closed');
  // Their standing changed in this moment: the next attempt knows what to.
  if (!(await startSession(context, user, idToken))) throw new SignInFault('expired');
  context.securityLog.record({ kind: 'sign_in_succeeded', account: user, details: 'At the identity provider' });
}
