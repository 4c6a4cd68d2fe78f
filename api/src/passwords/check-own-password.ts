import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { verifyPassword } from '#passwords/passwords';
import { User } from '#people/user.entity';

/**
 * Verifies the viewer's password and returns their account. Don't call it inside a transaction: hashing and rate limiting would hold its
 * connection. An account without a password always fails.
 */
export async function checkOwnPassword(
  { em, viewer, address, limits, securityLog }: Context,
  password: string,
): Promise<User> {
  if (!viewer) throw unauthenticated();
  return limits.attempt('ownPassword', { person: viewer.id }, async () => {
    const user = await em.fork().findOneOrFail(User, viewer.id);
    if (await verifyPassword(user.passwordHash, password, address)) return user;
    securityLog.record({ kind: 'reauthentication_failed', details: 'Wrong password' });
    throw badInput({ password: 'This is not your password' });
  });
}
