import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findUnused } from '#invitations/find-unused';
import { getTold } from '#invitations/audit-details';

/** Takes an invitation back: its link and code are worth nothing from now on. */
export async function revokeInvitation(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, tell) => {
    const invitation = await findUnused(tx, context.viewer, id);
    if (invitation.revokedAt) return;
    invitation.revokedAt = clock.date();
    tell(getTold('invitation_revoked', invitation));
  });
}
