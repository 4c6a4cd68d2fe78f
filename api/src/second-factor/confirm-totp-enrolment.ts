import { clock } from '#clock';
import type { Context } from '#context';
import { badInput, conflict } from '#errors';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { replaceRecoveryCodes } from '#second-factor/recovery-codes';
import { getTotpSeal, findStep } from '#second-factor/totp';
import { TotpEnrolment } from '#second-factor/totp-enrolment.entity';

/** Enables the authenticator app after a valid code. Returns new recovery codes, only this once. */
export function confirmTotpEnrolment(context: Context, code: string): Promise<string[]> {
  return changeSecondFactors(context, async (tx, user) => {
    const enrolment = await tx.findOne(TotpEnrolment, { user, confirmedAt: null });
    const secret = enrolment && getTotpSeal(context).open(enrolment.sealedSecret);
    if (!enrolment || !secret) throw conflict('There is no authenticator app to confirm. Set one up first');
    const step = findStep(secret, code);
    if (step === null) throw badInput({ code: "This code isn't valid. Enter the latest one" });
    enrolment.confirmedAt = clock.date();
    enrolment.lastStep = step;
    return {
      done: await replaceRecoveryCodes(tx, user),
      notice: 'Signing in now requires a code from your authenticator app',
      event: { kind: 'factor_added', details: 'Authenticator app' },
    };
  });
}
