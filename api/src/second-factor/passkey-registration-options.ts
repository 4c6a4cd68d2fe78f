import { generateRegistrationOptions } from '@simplewebauthn/server';
import { brand } from 'rules/brand';
import type { Context } from '#context';
import { lockOwnAccount } from '#second-factor/change-second-factors';
import { getChallengeExpiry } from '#second-factor/open-challenges';
import { Passkey } from '#second-factor/passkey.entity';
import { relyingParty } from '#second-factor/relying-party';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';

/** What a browser asks a device to create a passkey from. Valid for one response, within five minutes. */
export async function passkeyRegistrationOptions(context: Context): Promise<object> {
  return context.em.transactional(async (tx) => {
    const user = await lockOwnAccount(tx, context);
    const known = await tx.find(Passkey, { user });
    const options = await generateRegistrationOptions({
      rpName: brand.name,
      rpID: relyingParty(context).rpID,
      userName: user.email,
      userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
      userID: new TextEncoder().encode(user.id),
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    });
    tx.create(SecondFactorChallenge, {
      user,
      purpose: 'add_passkey',
      passkeyChallenge: options.challenge,
      expiresAt: getChallengeExpiry(),
    });
    return options;
  });
}
