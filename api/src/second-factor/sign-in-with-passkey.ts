import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { PasskeyResponseInput } from 'rules/passkeys';
import type { Context } from '#context';
import { passSecondFactor } from '#second-factor/pass-second-factor';
import { Passkey } from '#second-factor/passkey.entity';
import { relyingParty } from '#second-factor/relying-party';

/** Ends a sign-in with a passkey. What it signed is good for one answer, right or wrong. */
export function signInWithPasskey(context: Context, { response }: PasskeyResponseInput): Promise<string> {
  const attempt = { factor: 'a passkey', wrong: 'This passkey was not accepted. Please try again' };
  return passSecondFactor(context, attempt, async (tx, user, challenge) => {
    const { passkeyChallenge } = challenge;
    challenge.passkeyChallenge = null;
    const passkey = typeof response.id === 'string' && (await tx.findOne(Passkey, { user, credentialId: response.id }));
    if (!passkey || !passkeyChallenge) return false;
    const counter = await counterOf(context, passkey, passkeyChallenge, response);
    if (counter === null) return false;
    passkey.counter = counter;
    passkey.lastUsedAt = new Date();
    return true;
  });
}

/** How often the device says it was used; null where the answer is not its own. */
async function counterOf(
  context: Context,
  { credentialId, publicKey, counter }: Passkey,
  expectedChallenge: string,
  response: object,
): Promise<number | null> {
  const { rpID, origin } = relyingParty(context);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // Checked by the library, field by field.
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (err) {
    context.log.info({ err }, 'a passkey was not accepted');
    return null;
  }
}
