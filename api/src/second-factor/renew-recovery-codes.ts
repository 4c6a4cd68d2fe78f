import type { Context } from '#context';
import { conflict } from '#errors';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { getFactors } from '#second-factor/get-factors';
import { replaceRecoveryCodes } from '#second-factor/recovery-codes';

/** Makes new recovery codes of someone who has a factor to recover. Answers them, this once. */
export async function renewRecoveryCodes(context: Context): Promise<string[]> {
  return changeSecondFactors(context, async (tx, user) => {
    if ((await getFactors(tx, user)).length === 0) {
      throw conflict('Recovery codes go with an authenticator app or a passkey. Please set one up');
    }
    return {
      done: await replaceRecoveryCodes(tx, user),
      notice: 'You have new recovery codes; those from before are worth nothing',
      event: { kind: 'recovery_codes_renewed' },
    };
  });
}
