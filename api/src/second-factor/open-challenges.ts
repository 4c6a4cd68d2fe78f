import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Where } from '#db/where';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** Enough time to find the device and type its code. */
export const challengeLifetime = 5 * 60 * 1000;

export const getChallengeExpiry = () => new Date(clock.now() + challengeLifetime);

/** A condition for challenges that can be answered now. */
export const toOpenChallengeWhere = (): Where<SecondFactorChallenge> => ({
  endedAt: null,
  expiresAt: { $gt: clock.date() },
});

/** Of concurrent responses, the database accepts one. */
export async function endChallenges(tx: EntityManager, where: Where<SecondFactorChallenge>): Promise<number> {
  return tx.nativeUpdate(SecondFactorChallenge, { $and: [where, toOpenChallengeWhere()] }, { endedAt: clock.date() });
}
