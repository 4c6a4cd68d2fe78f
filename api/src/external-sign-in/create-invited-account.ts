import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { announceActivity } from '#activity/record-activity';
import type { Activity } from '#activity/activity.entity';
import type { Context } from '#context';
import type { Identity } from '#external-sign-in/identity';
import { SignInFault } from '#external-sign-in/sign-in-fault';
import { redeemable } from '#invitations/invitation.access';
import { Invitation } from '#invitations/invitation.entity';
import { linkWaitingProjects } from '#invitations/link-waiting-projects';
import { markInvitationUsed } from '#invitations/mark-invitation-used';
import { announceUser } from '#people/announce-user';
import { User } from '#people/user.entity';
import { lockClientEmail } from '#projects/find-client';

/**
 * Creates the account of an invited person, as a client and without a password, which redeems a client invitation. A contractor
 * invitation stays open until the contractor registration, which requires the code. Staff invitations require the join link: an
 * email alone makes no one an administrator.
 */
export async function createInvitedAccount(context: Context, identity: Identity): Promise<User> {
  const { user, activities, isNew } = await context.em.transactional(async (tx) => {
    // Of two concurrent callbacks, the second waits here and finds the account of the first.
    const invitations = await tx.find(
      Invitation,
      { $and: [{ email: identity.email }, redeemable()] },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    await lockClientEmail(tx, identity.email);
    const known = await tx.findOne(User, { email: identity.email });
    return known
      ? { user: known, activities: [], isNew: false }
      : { ...(await createClient(tx, identity, invitations)), isNew: true };
  });
  if (isNew) {
    context.securityLog.record({ kind: 'registered', account: user, details: 'At the identity provider' });
    await announceUser(context, user);
  }
  for (const activity of activities) await announceActivity(context, activity);
  return user;
}

async function createClient(
  tx: EntityManager,
  identity: Identity,
  invitations: Invitation[],
): Promise<{ user: User; activities: Activity[] }> {
  const asClient = invitations.find(({ role }) => role === 'client');
  const asContractor = invitations.find(({ role }) => role === 'contractor');
  if (!asClient && !asContractor) {
    throw new SignInFault(invitations.length > 0 ? 'use_join_link' : 'no_invitation');
  }
  const user = tx.create(User, { ...identity, role: 'client' });
  if (asClient) markInvitationUsed(asClient, user);
  await tx.flush();
  return { user, activities: asClient ? await linkWaitingProjects(tx, user) : [] };
}
