import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { signInExpiredMessage } from 'rules/second-factor';
import { clock } from '#clock';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { UncountedError } from '#limits/limits';
import { startSession } from '#sessions/start-session';
import { User } from '#people/user.entity';
import { toOpenChallengeWhere } from '#second-factor/open-challenges';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** The maximum of wrong responses to one sign-in. The limit per account is in the limit table. */
const maxAttempts = 5;

type Outcome = { is: 'over' } | { is: 'wrong' | 'right'; user: User };
/** Whether a response is correct. The same transaction consumes it. */
type Check = (tx: EntityManager, user: User, challenge: SecondFactorChallenge) => Promise<boolean>;

export const signInExpired = () => unauthenticated(signInExpiredMessage);

interface Attempt {
  /** The factor's name in the security log. */
  factor: string;
  /** The error message for a wrong response. */
  wrong: string;
}

/** Completes a pending sign-in if the response is correct. Returns the account's id. */
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

/** The account whose sign-in is pending; null if there is none. */
async function findChallengeEmail({ em, session }: Context): Promise<string | null> {
  const id = session.challenge;
  const challenge = id && (await em.fork().findOne(SecondFactorChallenge, { id }, { populate: ['user'] }));
  return challenge ? challenge.user.email : null;
}

/** This session's pending sign-in. The account is locked, so responses are verified one after another. */
export async function withChallenge<T>(
  { em, session }: Context,
  work: (tx: EntityManager, user: User, challenge: SecondFactorChallenge) => Promise<T>,
): Promise<T | null> {
  const id = session.challenge;
  if (!id) return null;
  return em.transactional(async (tx) => {
    const unlockedChallenge = await tx.findOne(SecondFactorChallenge, { id });
    const user = unlockedChallenge && (await lockActiveUser(tx, unlockedChallenge.user.id));
    // From here on the lock prevents other changes.
    const where = { $and: [{ id, purpose: 'sign_in' as const }, toOpenChallengeWhere()] };
    const challenge = user && (await tx.findOne(SecondFactorChallenge, where, { refresh: true }));
    return challenge ? work(tx, user, challenge) : null;
  });
}

const lockActiveUser = (tx: EntityManager, id: string) =>
  tx.findOne(User, { id, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
