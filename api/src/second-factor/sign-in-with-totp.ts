import type { Context } from '#context';
import { passSecondFactor } from '#second-factor/pass-second-factor';
import { getTotpSeal, findStep } from '#second-factor/totp';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';

/** Completes a sign-in with a code from the authenticator app. Each code works once. */
export function signInWithTotp(context: Context, code: string): Promise<string> {
  const attempt = { factor: 'an authenticator code', wrong: "This code isn't valid. Enter the latest one" };
  return passSecondFactor(context, attempt, async (tx, user) => {
    const enrollment = await tx.findOne(TotpEnrollment, { user, confirmedAt: { $ne: null } });
    const secret = enrollment && getTotpSeal(context).open(enrollment.sealedSecret);
    if (enrollment && !secret)
      context.log.error('could not decrypt an authenticator secret: was SESSION_SECRET changed?');
    const step = secret ? findStep(secret, code) : null;
    if (step === null) return false;
    const isNewer = { $or: [{ lastStep: null }, { lastStep: { $lt: step } }] };
    return (await tx.nativeUpdate(TotpEnrollment, { $and: [{ user: user.id }, isNewer] }, { lastStep: step })) === 1;
  });
}
