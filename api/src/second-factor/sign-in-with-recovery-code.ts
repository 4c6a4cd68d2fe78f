import { clock } from '#clock';
import type { Context } from '#context';
import { passSecondFactor } from '#second-factor/pass-second-factor';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { hashTypedCode } from '#people/typed-codes';

/** Completes a sign-in with a single-use recovery code. */
export function signInWithRecoveryCode(context: Context, code: string): Promise<string> {
  const attempt = { factor: 'a recovery code', wrong: "This recovery code isn't valid or was already used" };
  return passSecondFactor(context, attempt, async (tx, user) => {
    const unused = { user: user.id, codeHash: hashTypedCode(code), usedAt: null };
    return (await tx.nativeUpdate(RecoveryCode, unused, { usedAt: clock.date() })) === 1;
  });
}
