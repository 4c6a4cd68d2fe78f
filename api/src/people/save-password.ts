import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { createPasswordChangedMail } from '#people/password-mails';
import { PasswordReset } from '#people/password-reset.entity';
import type { User } from '#people/user.entity';
import { endChallenges } from '#second-factor/open-challenges';

/**
 * Gives an account another password, in the caller's transaction: links to a new one are worth nothing any more, every session
 * and every sign-in that waits for its second factor ends, and the person is told.
 */
export async function savePassword(
  { endUserSessions: endSessionsOf, settings }: Context,
  tx: EntityManager,
  user: User,
  passwordHash: string,
): Promise<void> {
  user.passwordHash = passwordHash;
  await tx.flush();
  await tx.nativeDelete(PasswordReset, { user: user.id, usedAt: null });
  await endChallenges(tx, { user: user.id });
  await queueMail(tx, createPasswordChangedMail(user, settings));
  await endSessionsOf(user.id);
}
