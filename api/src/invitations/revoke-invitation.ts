import { clock } from '#clock';
import { audited } from '#audit/audited';
import type { Context } from '#context';
import { findUnused } from '#invitations/find-unused';
import { toldOf } from '#invitations/told-of';

/** Takes an invitation back: its link and code are worth nothing from now on. */
export async function revokeInvitation(context: Context, id: string): Promise<void> {
  await audited(context, async (tx, tell) => {
    const invitation = await findUnused(tx, context.viewer, id);
    if (invitation.revokedAt) return;
    invitation.revokedAt = clock.date();
    tell(toldOf('invitation_revoked', invitation));
  });
}
