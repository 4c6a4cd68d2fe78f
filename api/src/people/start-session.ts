import { LockMode } from '@mikro-orm/core';
import type { Context } from '#context';
import { isFounder } from '#people/is-founder';
import { User } from '#people/user.entity';

/** Signs a person in, by whatever door they came. False where their standing or password was changed in the same moment. */
export async function startSession(context: Context, user: User, idToken?: string): Promise<boolean> {
  const { id, role, contractorRole, email, passwordHash } = user;
  await context.session.start({ id, role, contractorRole, isFounder: isFounder(context, email) }, idToken);
  // A change under way ends the sessions that it finds, perhaps before this one was there. The lock waits for it to be over.
  const now = await context.em.transactional((tx) =>
    tx.findOne(User, { id, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true }),
  );
  if (now?.role === role && now.contractorRole === contractorRole && now.passwordHash === passwordHash) return true;
  await context.session.end();
  return false;
}
