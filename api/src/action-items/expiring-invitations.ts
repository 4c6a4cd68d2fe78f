import type { Context } from '#context';
import { redeemable, visibleTo } from '#invitations/invitation.access';
import { Invitation } from '#invitations/invitation.entity';
import { maxPerKind, type Need } from '#action-items/need';
import { inOneDay } from '#action-items/one-day';

/** The invitations that no one has used and that end within a day. */
export async function findExpiringInvitations({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(
    Invitation,
    { $and: [visibleTo(viewer), redeemable(), { expiresAt: { $lt: inOneDay() } }] },
    {
      fields: ['email', 'role', 'issuedAt', 'expiresAt'],
      orderBy: { expiresAt: 'asc', id: 'asc' },
      limit: maxPerKind,
    },
  );
  return found.map(({ id, email, role, issuedAt, expiresAt }) => ({
    id,
    kind: 'expiring_invitation',
    title: email,
    detail: `Invited as ${role.replace('_', ' ')}, not used yet. Send it again or let it end`,
    since: issuedAt,
    dueAt: expiresAt,
    path: '/admin/invites',
  }));
}
