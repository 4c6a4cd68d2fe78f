import { formatRoleName } from 'rules/role-names';
import type { AuditRecord } from '#audit/with-audit';
import type { Invitation } from '#invitations/invitation.entity';

/** What the audit trail tells of an invitation: whom it is for and to what, neither its token nor its code. */
export function toAuditRecord(
  action: 'invitation_created' | 'invitation_resent' | 'invitation_revoked',
  { id, email, role, contractorRole }: Invitation,
): AuditRecord {
  const details = [role, contractorRole].flatMap((name) => (name ? [formatRoleName(name)] : [])).join(', ');
  return { action, subject: { kind: 'invitation', id, label: email }, details };
}
