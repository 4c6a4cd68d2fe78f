import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditAction, AuditKind } from 'rules/audit';
import type { SecurityEventKind } from 'rules/security-events';
import { AuditEntry } from '#audit/audit-entry.entity';
import type { Context } from '#context';
import { User } from '#people/user.entity';

/** An audit entry to record. */
export interface AuditRecord {
  action: AuditAction;
  /** What was changed, with its current label. */
  subject: { kind: AuditKind; id: string | number; label: string };
  details?: string | null;
  /** The person who did it, if it is not the viewer: sign-in requests are signed out. */
  actorId?: string;
}

/** Writes an audit entry in the transaction of the change. */
export type RecordAudit = (entry: AuditRecord) => void;

/** Runs a change and writes its audit entries in one transaction, then publishes the entries to subscribers. */
export async function withAudit<T>(
  context: Context,
  change: (tx: EntityManager, record: RecordAudit) => Promise<T>,
): Promise<T> {
  const entries: AuditEntry[] = [];
  const done = await context.em.transactional((tx) =>
    change(tx, (record) => entries.push(toEntry(tx, context, record))),
  );
  for (const entry of entries) {
    recordSecurityEvent(context, entry);
    await announce(context, entry);
  }
  return done;
}

function toEntry(
  tx: EntityManager,
  { viewer, address }: Context,
  { action, subject, details = null, actorId = viewer?.id }: AuditRecord,
): AuditEntry {
  if (!actorId) throw new Error(`${action} requires a signed-in actor`);
  return tx.create(AuditEntry, {
    actor: tx.getReference(User, actorId),
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    subjectLabel: subject.label,
    details,
    address,
  });
}

/** The audited changes that the security log also records, so that its timeline is complete. Each transport records sign-ins itself. */
const securityEventKinds: Partial<Record<AuditAction, SecurityEventKind>> = {
  user_role_changed: 'role_changed',
  user_deactivated: 'account_deactivated',
  user_sessions_ended: 'session_ended',
  user_reactivated: 'account_reactivated',
  second_factors_removed: 'factor_removed',
  invitation_created: 'invitation_created',
  invitation_revoked: 'invitation_revoked',
  portal_approved: 'portal_approved',
  portal_declined: 'portal_declined',
  portal_retired: 'portal_retired',
  access_token_created: 'access_token_created',
  access_token_revoked: 'access_token_revoked',
};

function recordSecurityEvent({ securityLog }: Context, { action, subjectLabel, details }: AuditEntry): void {
  const kind = securityEventKinds[action];
  if (kind) securityLog.record({ kind, details: [subjectLabel, details].filter(Boolean).join(' · ') });
}

/** If publishing fails the change is kept, and subscribers see it on their next read. */
async function announce({ bus, log }: Context, { id }: AuditEntry): Promise<void> {
  try {
    await bus.publish('auditEntryAdded', { id });
  } catch (err) {
    log.warn({ err, entry: id }, 'failed to publish an audit entry to subscribers');
  }
}
