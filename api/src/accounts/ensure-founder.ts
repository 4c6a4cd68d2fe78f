import type { Context } from '#context';
import { hashPassword } from '#passwords/passwords';
import { User } from '#people/user.entity';

export const founderName = { firstName: 'Founder', lastName: 'Account' };

/** Creates the founder's account if it is missing. An existing account keeps its password. */
export async function ensureFounder({ em, settings, log }: Context): Promise<void> {
  if (!settings.founder) return;
  const { email, password } = settings.founder;
  const known = await em.findOne(User, { email });
  if (known && known.role !== 'admin') {
    log.warn('FOUNDER_EMAIL belongs to an account that is not an administrator; leaving it unchanged');
  }
  if (known) return;
  em.create(User, {
    email,
    ...founderName,
    role: 'admin',
    passwordHash: await hashPassword(password, null),
  });
  await em.flush();
}
