import { LockMode } from '@mikro-orm/core';
import { withAudit } from '#audit/with-audit';
import type { Context, SessionReason } from '#context';
import { isFounder } from '#people/is-founder';
import { User } from '#people/user.entity';

/** Signs a person in, however they authenticated. False if their account or password changed at the same moment. */
export const startSession = (context: Context, user: User, idToken?: string): Promise<boolean> =>
  beginSession(context, user, 'sign_in', idToken);

/** Continues under a new id after a change of how someone signs in. False as above. */
export const renewSession = (context: Context, user: User): Promise<boolean> => beginSession(context, user, 'renewal');

/**
 * Records that the person has just reauthenticated. The proof is in a separate cookie, so that a stolen session is not enough. False as
 * above.
 */
export const reauthenticateSession = (context: Context, user: User, idToken?: string): Promise<boolean> =>
  beginSession(context, user, 'reauthentication', idToken);

async function beginSession(context: Context, user: User, reason: SessionReason, idToken?: string): Promise<boolean> {
  const { id, role, contractorRole, email, passwordHash, firstName, lastName } = user;
  await context.session.start({ id, role, contractorRole, isFounder: isFounder(context, email) }, reason, idToken);
  // A change in progress ends the sessions that it finds, perhaps before this one exists. The lock waits for it to finish.
  const isUnchanged = await withAudit(context, async (tx, record) => {
    const where = { id, deactivatedAt: null };
    const now = await tx.findOne(User, where, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
    if (now?.role !== role || now.contractorRole !== contractorRole || now.passwordHash !== passwordHash) return false;
    const subject = { kind: 'user', id, label: `${firstName} ${lastName}` } as const;
    if (reason === 'sign_in' && role === 'admin') record({ action: 'signed_in', subject, details: email, actorId: id });
    return true;
  });
  if (isUnchanged) context.session.rememberDevice(email);
  else await context.session.end();
  return isUnchanged;
}
