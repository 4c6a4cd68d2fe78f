import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompleteContractorRegistrationInput } from 'rules/registration';
import { closeTokenSockets, revokeUserTokens } from '#access-tokens/revoke-access-tokens';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { conflict, invitationInvalid, unauthenticated } from '#errors';
import { matchSecret, claimInvitation, findRedeemable } from '#invitations/find-redeemable';
import { recordRefusal } from '#invitations/record-refusal';
import { markInvitationUsed } from '#invitations/mark-invitation-used';
import { refuseTakenTagName, storeContractorProfile } from '#invitations/store-contractor-profile';
import { renewSession } from '#sessions/start-session';
import { announceUser } from '#people/announce-user';
import { User } from '#people/user.entity';

/**
 * Turns an invited client into a contractor. Their permissions change, so all of their sessions and access tokens end, and this session is regenerated.
 * Returns the account's id.
 */
export async function completeContractorRegistration(
  context: Context,
  input: CompleteContractorRegistrationInput,
): Promise<string> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.attempt('redeemCode', { person: viewer.id }, async () => {
    const { email } = await em.fork().findOneOrFail(User, viewer.id);
    await recordRefusal(context, { details: 'Wrong login code' }, () =>
      findRedeemable(em.fork(), matchSecret(input.invitationCode, email)),
    );
  });
  const { user, tokens } = await refuseTakenTagName(() =>
    withAudit(context, async (tx, record) => {
      const { email } = await tx.findOneOrFail(User, viewer.id);
      const invitation = await claimInvitation(tx, matchSecret(input.invitationCode, email));
      if (invitation.role !== 'contractor') throw invitationInvalid();
      const person = await findClient(tx, viewer.id);
      person.firstName = input.firstName;
      person.lastName = input.lastName;
      person.role = 'contractor';
      person.contractorRole = invitation.contractorRole;
      markInvitationUsed(invitation, person);
      await storeContractorProfile(tx, person, input);
      await tx.flush();
      const revoked = await revokeUserTokens(tx, person.id, record, `of ${email}, whose role changed`);
      await context.endUserSessions(person.id);
      return { user: person, tokens: revoked };
    }),
  );
  await announceUser(context, user);
  await closeTokenSockets(context, tokens);
  if (!(await renewSession(context, user))) throw unauthenticated();
  context.securityLog.record({
    kind: 'role_changed',
    account: user,
    details: 'From Client to Contractor, by login code',
  });
  return user.id;
}

/** Only a client can change their own role; for other accounts an administrator decides. */
async function findClient(tx: EntityManager, id: string): Promise<User> {
  const user = await tx.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!user || user.deactivatedAt) throw unauthenticated();
  if (user.role !== 'client')
    throw conflict('Only a client account can become a contractor account. Please ask an administrator');
  return user;
}
