import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Where } from '#db/where';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** Time to find the device, and to type what it shows. */
export const challengeLifetime = 5 * 60 * 1000;

export const getChallengeExpiry = () => new Date(clock.now() + challengeLifetime);

/** One that can be answered now. */
export const toOpenChallengeWhere = (): Where<SecondFactorChallenge> => ({
  endedAt: null,
  expiresAt: { $gt: clock.date() },
});

/** Of many who answer at the same moment the database lets one. */
export async function endChallenges(tx: EntityManager, where: Where<SecondFactorChallenge>): Promise<number> {
  return tx.nativeUpdate(SecondFactorChallenge, { $and: [where, toOpenChallengeWhere()] }, { endedAt: clock.date() });
}
