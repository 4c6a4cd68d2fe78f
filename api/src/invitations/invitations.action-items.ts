import { maxPerKind, type ActionItem } from '#action-items/action-item';
import { inOneDay } from '#action-items/one-day';
import type { Context } from '#context';
import { redeemable, visibleTo } from '#invitations/invitation.access';
import { Invitation } from '#invitations/invitation.entity';

/** The unused invitations that expire within a day. */
export async function findExpiringInvitations({ em, viewer }: Context): Promise<ActionItem[]> {
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
    detail: `Invited as ${role.replace('_', ' ')}, not accepted yet. Resend it or let it expire`,
    since: issuedAt,
    dueAt: expiresAt,
    path: '/admin/invites',
  }));
}
