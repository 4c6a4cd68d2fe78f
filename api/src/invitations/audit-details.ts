import { formatRoleName } from 'rules/role-names';
import type { AuditRecord } from '#audit/with-audit';
import type { Invitation } from '#invitations/invitation.entity';

/** The audit log entry of an invitation: its recipient and role, without its token or code. */
export function toAuditRecord(
  action: 'invitation_created' | 'invitation_resent' | 'invitation_revoked',
  { id, email, role, contractorRole }: Invitation,
): AuditRecord {
  const details = [role, contractorRole].flatMap((name) => (name ? [formatRoleName(name)] : [])).join(', ');
  return { action, subject: { kind: 'invitation', id, label: email }, details };
}
