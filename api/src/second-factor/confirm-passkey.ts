import type { PasskeyResponseInput } from 'rules/passkeys';
import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { reauthenticateSession } from '#sessions/start-session';
import type { User } from '#people/user.entity';
import { lockOwnAccount } from '#second-factor/change-second-factors';
import { endChallenges } from '#second-factor/open-challenges';
import { readSignedChallenge } from '#second-factor/signed-challenge';
import { verifyPasskey } from '#second-factor/verify-passkey';

/** Confirms with a passkey that the account's owner is using this session. Each challenge accepts one response. */
export async function confirmPasskey(context: Context, input: PasskeyResponseInput): Promise<void> {
  const person = context.viewer?.id;
  if (!person) throw unauthenticated();
  const user = await context.limits.attempt('ownPassword', { person }, async () => {
    const verified = await verifyOwner(context, input);
    if (verified) return verified;
    context.securityLog.record({ kind: 'reauthentication_failed', details: 'Passkey refused' });
    throw badInput({ response: "This passkey wasn't accepted. Try again" });
  });
  if (!(await reauthenticateSession(context, user))) throw unauthenticated();
  context.securityLog.record({ kind: 'reauthenticated', details: 'With a passkey' });
}

/** The account, if one of its passkeys signed the challenge. The transaction consumes the challenge either way. */
const verifyOwner = (context: Context, { response }: PasskeyResponseInput): Promise<User | null> =>
  context.em.transactional(async (tx) => {
    const user = await lockOwnAccount(tx, context);
    const challenge = readSignedChallenge(response);
    const challengeWhere = { user: user.id, purpose: 'reauthenticate' as const, passkeyChallenge: challenge };
    if (challenge === null || (await endChallenges(tx, challengeWhere)) !== 1) return null;
    const isVerified = await verifyPasskey(context, tx, user, { response, challenge, requireUserVerification: true });
    return isVerified ? user : null;
  });
