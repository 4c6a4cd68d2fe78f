import { clock } from '#clock';
import type { Invitation } from '#invitations/invitation.entity';
import type { User } from '#people/user.entity';

/** Records who redeemed an invitation, in the transaction that claimed it. */
export function markInvitationUsed(invitation: Invitation, usedBy: User, usedAt = clock.date()): void {
  invitation.usedBy = usedBy;
  invitation.usedAt = usedAt;
}
