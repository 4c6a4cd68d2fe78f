import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { queueMail } from '#mail/queue-mail';
import { renewSession } from '#sessions/start-session';
import { User } from '#people/user.entity';
import { endChallenges } from '#second-factor/open-challenges';
import { changeNotice } from '#second-factor/change-notice';
import type { SecurityEventInput } from '#security-log/security-event';

interface FactorChange<T> {
  done: T;
  /** The notice's first sentence. */
  notice: string;
  event: Pick<SecurityEventInput, 'kind' | 'details'>;
}

/**
 * Changes how a person signs in, one change at a time: mails a notice, and ends their other sessions and pending sign-ins. Sessions end
 * after the transaction: inside it, waiting changes would hold the connections that this needs.
 */
export async function changeSecondFactors<T>(
  context: Context,
  change: (tx: EntityManager, user: User) => Promise<FactorChange<T>>,
): Promise<T> {
  const { user, done, event } = await context.em.transactional(async (tx) => {
    const person = await lockOwnAccount(tx, context);
    const { done: changeResult, notice, event: changed } = await change(tx, person);
    await endChallenges(tx, { user: person.id });
    await queueMail(tx, changeNotice(person, notice, context.settings));
    return { user: person, done: changeResult, event: changed };
  });
  context.securityLog.record({ ...event, account: user });
  await context.endUserSessions(user.id);
  if (!(await renewSession(context, user))) throw unauthenticated();
  return done;
}

const lockOptions = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** The viewer's account, locked until the transaction ends. */
export async function lockOwnAccount(tx: EntityManager, { viewer }: Context): Promise<User> {
  const user = viewer && (await tx.findOne(User, { id: viewer.id, deactivatedAt: null }, lockOptions));
  if (!user) throw unauthenticated();
  return user;
}
