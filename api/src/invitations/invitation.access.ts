import { isInAudience } from 'rules/audiences';
import type { InvitationStatus } from 'rules/invitations';
import { clock } from '#clock';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Invitation } from '#invitations/invitation.entity';

/** Administrators see every invitation; others need its token or code. */
export const visibleTo = (viewer: Viewer | null): Where<Invitation> =>
  isInAudience('admin', viewer) ? {} : matchNothing;

/** An invitation that can be redeemed now. */
export const redeemable = (): Where<Invitation> => ({
  usedAt: null,
  revokedAt: null,
  expiresAt: { $gt: clock.date() },
});

/** The same for a loaded row, with the reason. */
export function getStatus({ usedAt, revokedAt, expiresAt }: Invitation): InvitationStatus {
  if (usedAt) return 'used';
  if (revokedAt) return 'revoked';
  return expiresAt > clock.date() ? 'pending' : 'expired';
}
