import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { passwordMatches } from '#people/passwords';
import { User } from '#people/user.entity';

/**
 * Whoever finds an open session must not take a protection away. An account that signs in elsewhere has no password. Asked
 * before the transaction of the change: hashing and counting in it would hold its connection.
 */
export async function checkOwnPassword(
  { em, viewer, limits, securityLog }: Context,
  password: string | null | undefined,
): Promise<void> {
  if (!viewer) throw unauthenticated();
  const { passwordHash } = await em.fork().findOneOrFail(User, viewer.id);
  if (passwordHash === null) return;
  await limits.attempt('ownPassword', { person: viewer.id }, async () => {
    if (!(await passwordMatches(passwordHash, password ?? ''))) {
      securityLog.record({ kind: 'reauthentication_failed', details: 'Wrong password' });
      throw badInput({ password: 'This is not your password' });
    }
  });
}
