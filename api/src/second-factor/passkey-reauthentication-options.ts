import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Context } from '#context';
import { conflict, unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { getChallengeExpiry } from '#second-factor/open-challenges';
import { Passkey } from '#second-factor/passkey.entity';
import { relyingParty } from '#second-factor/relying-party';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** What a browser asks a device to sign, to confirm the session's user. Valid for one response, within five minutes. */
export async function passkeyReauthenticationOptions(context: Context): Promise<object> {
  const { em, viewer } = context;
  const user = viewer && (await em.findOne(User, { id: viewer.id, deactivatedAt: null }));
  if (!user) throw unauthenticated();
  const passkeys = await em.find(Passkey, { user });
  if (passkeys.length === 0) throw conflict('You have no passkey. Confirm with your password');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  em.create(SecondFactorChallenge, {
    user,
    purpose: 'reauthenticate',
    passkeyChallenge: options.challenge,
    expiresAt: getChallengeExpiry(),
  });
  await em.flush();
  return options;
}
