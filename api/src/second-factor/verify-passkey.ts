import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Context } from '#context';
import type { User } from '#people/user.entity';
import { Passkey } from '#second-factor/passkey.entity';
import { relyingParty } from '#second-factor/relying-party';

interface PasskeyChallenge {
  response: Record<string, unknown>;
  /** The challenge that the device had to sign. */
  challenge: string;
  /** Whether the device must have verified its user, by PIN, fingerprint or face, because it replaces the password. */
  requireUserVerification: boolean;
}

/** Whether one of a person's passkeys signed the challenge. Records its use. */
export async function verifyPasskey(
  context: Context,
  tx: EntityManager,
  user: User,
  assertion: PasskeyChallenge,
): Promise<boolean> {
  const { id } = assertion.response;
  const passkey = typeof id === 'string' && (await tx.findOne(Passkey, { user, credentialId: id }));
  const counter = passkey ? await verifyCounter(context, passkey, assertion) : null;
  if (!passkey || counter === null) return false;
  passkey.counter = counter;
  passkey.lastUsedAt = clock.date();
  return true;
}

/** The device's usage counter; null if the response is not from this passkey. */
async function verifyCounter(
  context: Context,
  { credentialId, publicKey, counter }: Passkey,
  { response, challenge, requireUserVerification }: PasskeyChallenge,
): Promise<number | null> {
  const { rpID, origin } = relyingParty(context);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library validates each field.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      requireUserVerification,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (err) {
    context.log.info({ err }, 'a passkey was rejected');
    return null;
  }
}
