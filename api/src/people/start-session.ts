import { LockMode } from '@mikro-orm/core';
import { withAudit } from '#audit/with-audit';
import type { Context, SessionReason } from '#context';
import { isFounder } from '#people/is-founder';
import { User } from '#people/user.entity';

/** Signs a person in, by whatever door they came. False where their standing or password was changed in the same moment. */
export const startSession = (context: Context, user: User, idToken?: string): Promise<boolean> =>
  beginSession(context, user, 'sign_in', idToken);

/** Goes on under a new id, after a change of how someone signs in. False as above. */
export const renewSession = (context: Context, user: User): Promise<boolean> => beginSession(context, user, 'renewal');

/** Notes that the person has just confirmed who they are. The proof is in a cookie of its own: a stolen session gains nothing. False as above. */
export const reauthenticateSession = (context: Context, user: User, idToken?: string): Promise<boolean> =>
  beginSession(context, user, 'reauthentication', idToken);

async function beginSession(context: Context, user: User, reason: SessionReason, idToken?: string): Promise<boolean> {
  const { id, role, contractorRole, email, passwordHash, firstName, lastName } = user;
  await context.session.start({ id, role, contractorRole, isFounder: isFounder(context, email) }, reason, idToken);
  // A change under way ends the sessions that it finds, perhaps before this one was there. The lock waits for it to be over.
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
