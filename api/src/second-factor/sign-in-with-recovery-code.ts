import { clock } from '#clock';
import type { Context } from '#context';
import { passSecondFactor } from '#second-factor/pass-second-factor';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { hashTypedCode } from '#people/typed-codes';

/** Ends a sign-in with a recovery code, once. */
export function signInWithRecoveryCode(context: Context, code: string): Promise<string> {
  const attempt = { factor: 'a recovery code', wrong: 'This recovery code is not right, or was used already' };
  return passSecondFactor(context, attempt, async (tx, user) => {
    const unused = { user: user.id, codeHash: hashTypedCode(code), usedAt: null };
    return (await tx.nativeUpdate(RecoveryCode, unused, { usedAt: clock.date() })) === 1;
  });
}
