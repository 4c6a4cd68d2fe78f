import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { lockUnused } from '#invitations/lock-unused';
import { toAuditRecord } from '#invitations/audit-details';

/** Revokes an invitation: its link and code stop working. */
export async function revokeInvitation(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const invitation = await lockUnused(tx, context.viewer, id);
    if (invitation.revokedAt) return;
    invitation.revokedAt = clock.date();
    record(toAuditRecord('invitation_revoked', invitation));
  });
}
