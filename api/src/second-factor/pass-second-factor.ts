import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { signInExpiredMessage } from 'rules/second-factor';
import { clock } from '#clock';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { UncountedError } from '#limits/limits';
import { startSession } from '#people/start-session';
import { User } from '#people/user.entity';
import { toOpenChallengeWhere } from '#second-factor/open-challenges';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** Wrong answers to one sign-in. The limit table has those of an account. */
const maxAttempts = 5;

type Outcome = { is: 'over' } | { is: 'wrong' | 'right'; user: User };
/** Whether an answer is right. It is used up by the same transaction. */
type Check = (tx: EntityManager, user: User, challenge: SecondFactorChallenge) => Promise<boolean>;

export const signInExpired = () => unauthenticated(signInExpiredMessage);

interface Attempt {
  /** As the security log names it. */
  factor: string;
  /** What a wrong answer is refused with. */
  wrong: string;
}

/** Ends a sign-in that waits for its second factor, where the answer is right. Answers the account's id. */
export async function passSecondFactor(context: Context, { factor, wrong }: Attempt, check: Check): Promise<string> {
  const { address, limits, session, securityLog } = context;
  const email = await findChallengeEmail(context);
  if (email === null) throw signInExpired();
  const user = await limits.attempt(
    'secondFactor',
    { email, address, device: session.findKnownDevice(email) },
    async () => {
      const outcome = await withChallenge(context, async (tx, person, challenge): Promise<Outcome> => {
        if (challenge.failures >= maxAttempts) return { is: 'over' };
        if (await check(tx, person, challenge)) {
          challenge.endedAt = clock.date();
          return { is: 'right', user: person };
        }
        challenge.failures += 1;
        return { is: 'wrong', user: person };
      });
      if (outcome?.is === 'wrong') {
        securityLog.record({ kind: 'second_factor_failed', account: outcome.user, details: factor });
        throw unauthenticated(wrong);
      }
      if (outcome?.is !== 'right') throw new UncountedError(signInExpired());
      return outcome.user;
    },
  );
  if (!(await startSession(context, user))) throw signInExpired();
  securityLog.record({ kind: 'sign_in_succeeded', account: user, details: `With a password and ${factor}` });
  return user.id;
}

/** Whose sign-in waits; null where none does. */
async function findChallengeEmail({ em, session }: Context): Promise<string | null> {
  const id = session.challenge;
  const challenge = id && (await em.fork().findOne(SecondFactorChallenge, { id }, { populate: ['user'] }));
  return challenge ? challenge.user.email : null;
}

/** The sign-in of this session, for as long as the account is held: answers to it are looked at one after another. */
export async function withChallenge<T>(
  { em, session }: Context,
  work: (tx: EntityManager, user: User, challenge: SecondFactorChallenge) => Promise<T>,
): Promise<T | null> {
  const id = session.challenge;
  if (!id) return null;
  return em.transactional(async (tx) => {
    const unlockedChallenge = await tx.findOne(SecondFactorChallenge, { id });
    const user = unlockedChallenge && (await lockActiveUser(tx, unlockedChallenge.user.id));
    // Only now no one else changes it.
    const where = { $and: [{ id, purpose: 'sign_in' as const }, toOpenChallengeWhere()] };
    const challenge = user && (await tx.findOne(SecondFactorChallenge, where, { refresh: true }));
    return challenge ? work(tx, user, challenge) : null;
  });
}

const lockActiveUser = (tx: EntityManager, id: string) =>
  tx.findOne(User, { id, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
