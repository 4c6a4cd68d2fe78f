import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Where } from '#db/where';
import { invitationInvalid } from '#errors';
import { redeemable } from '#invitations/invitation.access';
import { Invitation } from '#invitations/invitation.entity';
import { hashCode, hashToken } from '#invitations/invitation-secrets';

export const matchToken = (token: string): Where<Invitation> => ({ tokenHash: hashToken(token) });

/** The code is short enough to be guessed eventually, so the email has to match as well. */
export const matchCode = (code: string, email: string): Where<Invitation> => ({ codeHash: hashCode(code), email });

/** Either, with the email that it was sent to. */
export const matchSecret = (secret: string, email: string): Where<Invitation> => ({
  $or: [matchToken(secret), matchCode(secret, email)],
  email,
});

/** The invitation, if it can be redeemed now. Used, expired, revoked and unknown ones get the same answer. */
export const findRedeemable = (em: EntityManager, where: Where<Invitation>): Promise<Invitation> => find(em, where);

/**
 * The same, to redeem it in the caller's transaction. Of concurrent calls the database gives it to one. The others don't wait for
 * it: each would hold a connection that the first may still need.
 */
export const claimInvitation = (tx: EntityManager, where: Where<Invitation>): Promise<Invitation> =>
  find(tx, where, LockMode.PESSIMISTIC_PARTIAL_WRITE);

async function find(em: EntityManager, where: Where<Invitation>, lockMode?: LockMode): Promise<Invitation> {
  const invitation = await em.findOne(Invitation, { $and: [where, redeemable()] }, lockMode ? { lockMode } : {});
  if (!invitation) throw invitationInvalid();
  return invitation;
}
