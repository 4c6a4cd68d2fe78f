import { clock } from '#clock';
import type { Context } from '#context';
import { badInput, conflict } from '#errors';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { replaceRecoveryCodes } from '#second-factor/recovery-codes';
import { getTotpSeal, findStep } from '#second-factor/totp';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';

/** Enables the authenticator app after a valid code. Returns new recovery codes, only this once. */
export function confirmTotpEnrollment(context: Context, code: string): Promise<string[]> {
  return changeSecondFactors(context, async (tx, user) => {
    const enrollment = await tx.findOne(TotpEnrollment, { user, confirmedAt: null });
    const secret = enrollment && getTotpSeal(context).open(enrollment.sealedSecret);
    if (!enrollment || !secret) throw conflict('There is no authenticator app to confirm. Set one up first');
    const step = findStep(secret, code);
    if (step === null) throw badInput({ code: "This code isn't valid. Enter the latest one" });
    enrollment.confirmedAt = clock.date();
    enrollment.lastStep = step;
    return {
      done: await replaceRecoveryCodes(tx, user),
      notice: 'Signing in now requires a code from your authenticator app',
      event: { kind: 'factor_added', details: 'Authenticator app' },
    };
  });
}
