import { clock } from '#clock';
import type { Context } from '#context';
import { badInput, conflict } from '#errors';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { replaceRecoveryCodes } from '#second-factor/recovery-codes';
import { getTotpSeal, findStep } from '#second-factor/totp';
import { TotpEnrolment } from '#second-factor/totp-enrolment.entity';

/** Switches the second factor on: the app has shown a right code. Answers new recovery codes, this once. */
export function confirmTotpEnrolment(context: Context, code: string): Promise<string[]> {
  return changeSecondFactors(context, async (tx, user) => {
    const enrolment = await tx.findOne(TotpEnrolment, { user, confirmedAt: null });
    const secret = enrolment && getTotpSeal(context).open(enrolment.sealedSecret);
    if (!enrolment || !secret) throw conflict('There is no authenticator app to confirm. Please set one up');
    const step = findStep(secret, code);
    if (step === null) throw badInput({ code: 'This code is not right. Please enter the newest one' });
    enrolment.confirmedAt = clock.date();
    enrolment.lastStep = step;
    return {
      done: await replaceRecoveryCodes(tx, user),
      notice: 'Signing in asks for a code of your authenticator app now',
      event: { kind: 'factor_added', details: 'Authenticator app' },
    };
  });
}
