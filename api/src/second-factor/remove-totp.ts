import type { Context } from '#context';
import { notFound } from '#errors';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { deleteUnneededCodes } from '#second-factor/recovery-codes';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';

/** Removes the authenticator app. */
export async function removeTotp(context: Context): Promise<void> {
  return changeSecondFactors(context, async (tx, user) => {
    const enrollment = await tx.findOne(TotpEnrollment, { user });
    if (!enrollment) throw notFound('authenticator app');
    await tx.remove(enrollment).flush();
    await deleteUnneededCodes(tx, user);
    const event = { kind: 'factor_removed', details: 'Authenticator app' } as const;
    return { done: undefined, notice: 'Your authenticator app was removed', event };
  });
}
