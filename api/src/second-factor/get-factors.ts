import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecondFactor } from 'rules/second-factor';
import { Passkey } from '#second-factor/passkey.entity';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';

/** The second factors of a person. Empty if the password is enough; a recovery code replaces any other factor. */
export async function getFactors(em: EntityManager, user: { id: string }): Promise<SecondFactor[]> {
  const factors: SecondFactor[] = [];
  if ((await em.count(TotpEnrollment, { user: user.id, confirmedAt: { $ne: null } })) > 0) factors.push('totp');
  if ((await em.count(Passkey, { user: user.id })) > 0) factors.push('passkey');
  if (factors.length > 0 && (await em.count(RecoveryCode, { user: user.id, usedAt: null })) > 0)
    factors.push('recovery_code');
  return factors;
}
