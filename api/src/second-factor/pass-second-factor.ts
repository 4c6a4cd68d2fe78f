import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { signInOver } from 'rules/second-factor';
import type { Context } from '#context';
import { AppError, unauthenticated } from '#errors';
import { startSession } from '#people/start-session';
import { User } from '#people/user.entity';
import { answerable } from '#second-factor/open-challenges';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** Wrong answers to one sign-in, and to all sign-ins of an account in a quarter of an hour: whoever guesses has its password. */
const [triesOfSignIn, triesOfAccount] = [5, 15];

type Outcome = { is: 'over' } | { is: 'wrong' | 'too many' | 'right'; user: User };
/** Whether an answer is right. It is used up by the same transaction. */
type Check = (tx: EntityManager, user: User, challenge: SecondFactorChallenge) => Promise<boolean>;

export const signInIsOver = () => unauthenticated(signInOver);
const tooMany = () =>
  new AppError('RATE_LIMITED', 'There were too many wrong answers. Please try again in 15 minutes', {
    retryAfter: 15 * 60,
  });

interface Attempt {
  /** As the security log names it. */
  factor: string;
  /** What a wrong answer is refused with. */
  wrong: string;
}

/** Ends a sign-in that waits for its second factor, where the answer is right. Answers the account's id. */
export async function passSecondFactor(context: Context, { factor, wrong }: Attempt, check: Check): Promise<string> {
  const { securityLog } = context;
  const outcome = await withChallenge(context, async (tx, user, challenge): Promise<Outcome> => {
    if (challenge.failures >= triesOfSignIn) return { is: 'over' };
    if ((await recentFailures(tx, user)) >= triesOfAccount) return { is: 'too many', user };
    if (await check(tx, user, challenge)) {
      challenge.endedAt = new Date();
      return { is: 'right', user };
    }
    challenge.failures += 1;
    return { is: 'wrong', user };
  });
  if (outcome?.is === 'too many') {
    securityLog.record({ kind: 'limit_reached', account: outcome.user, details: `Wrong second factors, ${factor}` });
    throw tooMany();
  }
  if (outcome?.is === 'wrong') {
    securityLog.record({ kind: 'second_factor_failed', account: outcome.user, details: factor });
    throw unauthenticated(wrong);
  }
  if (outcome?.is !== 'right' || !(await startSession(context, outcome.user))) throw signInIsOver();
  securityLog.record({ kind: 'sign_in_succeeded', account: outcome.user, details: `With a password and ${factor}` });
  return outcome.user.id;
}

/** The sign-in of this session, for as long as the account is held: answers to it are looked at one after another. */
export async function withChallenge<T>(
  { em, session }: Context,
  work: (tx: EntityManager, user: User, challenge: SecondFactorChallenge) => Promise<T>,
): Promise<T | null> {
  const id = session.challenge;
  if (!id) return null;
  return em.transactional(async (tx) => {
    const asked = await tx.findOne(SecondFactorChallenge, { id });
    const user = asked && (await findOpen(tx, asked.user.id));
    // Only now nobody else changes it.
    const where = { $and: [{ id, purpose: 'sign_in' as const }, answerable()] };
    const challenge = user && (await tx.findOne(SecondFactorChallenge, where, { refresh: true }));
    return challenge ? work(tx, user, challenge) : null;
  });
}

const findOpen = (tx: EntityManager, id: string) =>
  tx.findOne(User, { id, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

async function recentFailures(tx: EntityManager, { id }: User): Promise<number> {
  const [row] = await tx.execute<Array<{ failures: number }>>(
    `select coalesce(sum(failures), 0)::int as failures from second_factor_challenges
      where user_id = ? and created_at > now() - interval '15 minutes'`,
    [id],
  );
  return row?.failures ?? 0;
}
