import type { Context } from '#context';
import type { User } from '#people/user.entity';
import { challengeLifetime, getChallengeExpiry } from '#second-factor/open-challenges';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** Suspends a sign-in until the second factor is verified: the session has no viewer, only the pending challenge. */
export async function requireSecondFactor({ em, session }: Context, user: User): Promise<void> {
  const challenge = em.create(SecondFactorChallenge, { user, purpose: 'sign_in', expiresAt: getChallengeExpiry() });
  await em.flush();
  await session.startChallenge(challenge.id, challengeLifetime);
}
