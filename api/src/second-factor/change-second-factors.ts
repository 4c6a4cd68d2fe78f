import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { queueMail } from '#mail/queue-mail';
import { renewSession } from '#people/start-session';
import { User } from '#people/user.entity';
import { endChallenges } from '#second-factor/open-challenges';
import { changeNotice } from '#second-factor/change-notice';
import type { SecurityEventInput } from '#security-log/security-event';

interface Change<T> {
  done: T;
  /** What the notice says, as a sentence. */
  told: string;
  event: Pick<SecurityEventInput, 'kind' | 'details'>;
}

/**
 * Changes how a person signs in, one change after another: mails them a notice, ends their other sessions and the sign-ins
 * that wait. The sessions end after the transaction: inside it, those who wait for it would hold the connections that this takes.
 */
export async function changeSecondFactors<T>(
  context: Context,
  change: (tx: EntityManager, user: User) => Promise<Change<T>>,
): Promise<T> {
  const { user, done, event } = await context.em.transactional(async (tx) => {
    const person = await holdOwnAccount(tx, context);
    const { done: made, told, event: changed } = await change(tx, person);
    await endChallenges(tx, { user: person.id });
    await queueMail(tx, changeNotice(person, told, context.settings));
    return { user: person, done: made, event: changed };
  });
  context.securityLog.record({ ...event, account: user });
  await context.endSessionsOf(user.id);
  if (!(await renewSession(context, user))) throw unauthenticated();
  return done;
}

const held = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** One's own account, held to the end of the transaction. */
export async function holdOwnAccount(tx: EntityManager, { viewer }: Context): Promise<User> {
  const user = viewer && (await tx.findOne(User, { id: viewer.id, deactivatedAt: null }, held));
  if (!user) throw unauthenticated();
  return user;
}
