import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Context } from '#context';
import { signInExpired, withChallenge } from '#second-factor/pass-second-factor';
import { Passkey } from '#second-factor/passkey.entity';
import { relyingParty } from '#second-factor/relying-party';

/** What a browser asks a device to sign for a pending sign-in. Only the latest is valid. */
export async function passkeySignInOptions(context: Context): Promise<object> {
  const options = await withChallenge(context, async (tx, user, challenge) => {
    const passkeys = await tx.find(Passkey, { user });
    const made = await generateAuthenticationOptions({
      rpID: relyingParty(context).rpID,
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    });
    challenge.passkeyChallenge = made.challenge;
    return made;
  });
  if (!options) throw signInExpired();
  return options;
}
