import type { Context } from '#context';
import { conflict } from '#errors';
import { lockOwnAccount } from '#second-factor/change-second-factors';
import { createSecret, getTotpSeal, toUri } from '#second-factor/totp';
import { TotpEnrollment } from '#second-factor/totp-enrollment.entity';

/** Creates a secret for an authenticator app. It becomes active with the first valid code; until then starting over replaces it. */
export async function startTotpEnrollment(context: Context): Promise<{ secret: string; uri: string }> {
  const secret = createSecret();
  const sealedSecret = getTotpSeal(context).seal(secret);
  return context.em.transactional(async (tx) => {
    const user = await lockOwnAccount(tx, context);
    const known = await tx.findOne(TotpEnrollment, { user });
    if (known?.confirmedAt) throw conflict('You already have an authenticator app. Remove it to set up another one');
    if (known) known.sealedSecret = sealedSecret;
    else tx.create(TotpEnrollment, { user, sealedSecret });
    return { secret, uri: toUri(secret, user.email) };
  });
}
