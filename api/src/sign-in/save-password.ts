import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { createPasswordChangedMail } from '#sign-in/password-mails';
import { PasswordReset } from '#sign-in/password-reset.entity';
import type { User } from '#people/user.entity';
import { endChallenges } from '#second-factor/open-challenges';

/**
 * Sets an account's password in the caller's transaction: invalidates reset links, ends every session and every sign-in that is waiting for
 * its second factor, and notifies the person.
 */
export async function savePassword(
  { endUserSessions: endSessions, settings }: Context,
  tx: EntityManager,
  user: User,
  passwordHash: string,
): Promise<void> {
  user.passwordHash = passwordHash;
  await tx.flush();
  await tx.nativeDelete(PasswordReset, { user: user.id, usedAt: null });
  await endChallenges(tx, { user: user.id });
  await queueMail(tx, createPasswordChangedMail(user, settings));
  await endSessions(user.id);
}
