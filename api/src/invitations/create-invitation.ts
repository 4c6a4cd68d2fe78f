import type { CreateInvitationInput } from 'rules/invitations';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { checkInvitee } from '#invitations/check-invitee';
import { createInvitationMail } from '#invitations/invitation-mails';
import type { InvitationSecrets } from '#invitations/invitation-secrets';
import { issueInvitation } from '#invitations/issue-invitation';
import { toAuditRecord } from '#invitations/audit-details';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';

/** Invites someone, and emails them the link and the code. Returns the secrets, only once. */
export async function createInvitation(
  context: Context,
  { email, role, contractorRole = null }: CreateInvitationInput,
): Promise<{ id: string; secrets: InvitationSecrets }> {
  const { viewer, settings } = context;
  if (!viewer) throw unauthenticated();
  return withAudit(context, async (tx, record) => {
    const invitee = { email, role, contractorRole };
    await checkInvitee(tx, invitee);
    const issuer = await tx.findOneOrFail(User, viewer.id);
    const { invitation, secrets } = issueInvitation(tx, invitee, issuer);
    record(toAuditRecord('invitation_created', invitation));
    await queueMail(tx, createInvitationMail(invitation, secrets, settings));
    return { id: invitation.id, secrets };
  });
}
