import type { Context } from '#context';
import { notFound } from '#errors';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { deleteUnneededCodes } from '#second-factor/recovery-codes';
import { TotpEnrolment } from '#second-factor/totp-enrolment.entity';

/** Removes the authenticator app. */
export async function removeTotp(context: Context): Promise<void> {
  return changeSecondFactors(context, async (tx, user) => {
    const enrolment = await tx.findOne(TotpEnrolment, { user });
    if (!enrolment) throw notFound('authenticator app');
    await tx.remove(enrolment).flush();
    await deleteUnneededCodes(tx, user);
    const event = { kind: 'factor_removed', details: 'Authenticator app' } as const;
    return { done: undefined, notice: 'Your authenticator app was removed', event };
  });
}
