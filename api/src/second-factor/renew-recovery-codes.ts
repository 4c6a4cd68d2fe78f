import type { Context } from '#context';
import { conflict } from '#errors';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { getFactors } from '#second-factor/get-factors';
import { replaceRecoveryCodes } from '#second-factor/recovery-codes';

/** Replaces the recovery codes of someone who has another factor. Returns the new ones, only this once. */
export async function renewRecoveryCodes(context: Context): Promise<string[]> {
  return changeSecondFactors(context, async (tx, user) => {
    if ((await getFactors(tx, user)).length === 0) {
      throw conflict('Recovery codes go with an authenticator app or a passkey. Set one up first');
    }
    return {
      done: await replaceRecoveryCodes(tx, user),
      notice: 'You have new recovery codes; the previous ones no longer work',
      event: { kind: 'recovery_codes_renewed' },
    };
  });
}
