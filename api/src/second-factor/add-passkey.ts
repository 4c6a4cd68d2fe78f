import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { AddPasskeyInput } from 'rules/passkeys';
import type { Context } from '#context';
import { badInput, conflict } from '#errors';
import type { User } from '#people/user.entity';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { endChallenges } from '#second-factor/open-challenges';
import { Passkey } from '#second-factor/passkey.entity';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { replaceRecoveryCodes } from '#second-factor/recovery-codes';
import { relyingParty } from '#second-factor/relying-party';
import { readSignedChallenge } from '#second-factor/signed-challenge';

const maxPasskeys = 20;
const transports = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

interface AddedPasskey {
  id: string;
  /** Created with the first factor, or when none are left; returned only this once. */
  recoveryCodes: string[];
}

/** Stores a passkey that a device just created for this person. */
export async function addPasskey(context: Context, { name, response }: AddPasskeyInput): Promise<AddedPasskey> {
  try {
    return await changeSecondFactors(context, async (tx, user) => {
      if ((await tx.count(Passkey, { user })) >= maxPasskeys) {
        throw conflict(`You have ${maxPasskeys} passkeys, the maximum. Remove one first`);
      }
      const passkey = tx.create(Passkey, { user, name, ...(await verifyRegistration(context, tx, user, response)) });
      await tx.flush();
      const hasCodes = (await tx.count(RecoveryCode, { user, usedAt: null })) > 0;
      const recoveryCodes = hasCodes ? [] : await replaceRecoveryCodes(tx, user);
      const notice = `You can now sign in with your new passkey "${name}"`;
      const event = { kind: 'factor_added', details: `Passkey "${name}"` } as const;
      return { done: { id: passkey.id, recoveryCodes }, notice, event };
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw conflict('This passkey has already been added', { cause: error });
  }
}

async function verifyRegistration(
  context: Context,
  tx: EntityManager,
  user: User,
  response: AddPasskeyInput['response'],
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const { rpID, origin } = relyingParty(context);
  // The library validates each field.
  const registration = response as unknown as RegistrationResponseJSON;
  const challenge = readSignedChallenge(response);
  const challengeWhere = { user: user.id, purpose: 'add_passkey' as const, passkeyChallenge: challenge };
  if (challenge === null || (await endChallenges(tx, challengeWhere)) !== 1) throw rejectedPasskey();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: registration,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch((err: unknown) => {
    context.log.info({ err }, 'a passkey could not be parsed');
    throw rejectedPasskey();
  });
  if (!registrationInfo) throw rejectedPasskey();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    counter,
    transports: (registration.response.transports ?? []).filter((transport) => transports.has(transport)),
  };
}

const rejectedPasskey = () => badInput({ response: "This passkey wasn't accepted. Try again" });
