import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { changeAccount } from '#accounts/change-account';
import type { User } from '#people/user.entity';
import { changeNotice } from '#second-factor/change-notice';
import { endChallenges } from '#second-factor/open-challenges';
import { Passkey } from '#second-factor/passkey.entity';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';

/** For someone who lost every device and code: the password alone signs in again, and the person is notified. */
export async function removeSecondFactors(context: Context, id: string): Promise<void> {
  await changeAccount(context, id, (user, tx) => removeAll(context, tx, user));
}

async function removeAll({ settings }: Context, tx: EntityManager, user: User) {
  const where = { user: user.id };
  const removed = (await tx.nativeDelete(TotpEnrollment, where)) + (await tx.nativeDelete(Passkey, where));
  if (removed === 0) return null;
  await tx.nativeDelete(RecoveryCode, where);
  await endChallenges(tx, where);
  await queueMail(
    tx,
    changeNotice(user, 'An administrator removed two-factor authentication from your account', settings),
  );
  return { action: 'second_factors_removed' } as const;
}
