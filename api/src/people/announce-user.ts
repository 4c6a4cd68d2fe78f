import type { Context } from '#context';
import type { User } from '#people/user.entity';

/** Publishes a new or changed account to administrators, after the transaction. If that fails, they see it at their next read. */
export async function announceUser(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  { id }: Pick<User, 'id'>,
): Promise<void> {
  try {
    await bus.publish('userChanged', { id });
  } catch (err) {
    log.warn({ err, user: id }, 'a change of an account could not be published');
  }
}
