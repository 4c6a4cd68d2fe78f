import type { PasskeyResponseInput } from 'rules/passkeys';
import type { Context } from '#context';
import { passSecondFactor } from '#second-factor/pass-second-factor';
import { verifyPasskey } from '#second-factor/verify-passkey';

/** Completes a sign-in with a passkey. Each challenge accepts one response, right or wrong. */
export function signInWithPasskey(context: Context, { response }: PasskeyResponseInput): Promise<string> {
  const attempt = { factor: 'a passkey', wrong: "This passkey wasn't accepted. Try again" };
  return passSecondFactor(context, attempt, async (tx, user, signInChallenge) => {
    const { passkeyChallenge: challenge } = signInChallenge;
    signInChallenge.passkeyChallenge = null;
    if (!challenge) return false;
    // The password was already verified, so the device alone is the second factor.
    return verifyPasskey(context, tx, user, { response, challenge, requireUserVerification: false });
  });
}
