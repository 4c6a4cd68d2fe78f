import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { conflict, unauthenticated } from '#errors';
import { checkInvitee } from '#invitations/check-invitee';
import { lockUnused } from '#invitations/lock-unused';
import { createInvitationMail } from '#invitations/invitation-mails';
import type { InvitationSecrets } from '#invitations/invitation-secrets';
import { reissueInvitation } from '#invitations/issue-invitation';
import { toAuditRecord } from '#invitations/audit-details';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';

/** Sends an invitation again, with a new link, code and expiry. A revoked one stays revoked: create a new one instead. */
export async function resendInvitation(
  context: Context,
  id: string,
): Promise<{ id: string; secrets: InvitationSecrets }> {
  const { viewer, settings } = context;
  if (!viewer) throw unauthenticated();
  return withAudit(context, async (tx, record) => {
    const invitation = await lockUnused(tx, viewer, id);
    if (invitation.revokedAt) throw conflict('This invitation has been revoked. Please create a new one');
    await checkInvitee(tx, invitation);
    const secrets = reissueInvitation(invitation, await tx.findOneOrFail(User, viewer.id));
    record(toAuditRecord('invitation_resent', invitation));
    await queueMail(tx, createInvitationMail(invitation, secrets, settings));
    return { id: invitation.id, secrets };
  });
}
