import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditAction, AuditKind } from 'rules/audit';
import type { SecurityEventKind } from 'rules/security-events';
import { AuditEntry } from '#audit/audit-entry.entity';
import type { Context } from '#context';
import { User } from '#people/user.entity';

/** What is told of a change. */
export interface AuditRecord {
  action: AuditAction;
  /** What it concerns, and what that is called now. */
  subject: { kind: AuditKind; id: string | number; label: string };
  details?: string | null;
  /** Who did it, where that is not who asks: whoever signs in asks signed out. */
  actorId?: string;
}

/** Writes an entry of the audit trail, in the transaction of the change. */
export type RecordAudit = (entry: AuditRecord) => void;

/** Makes a change in a transaction together with the entries of the audit trail that tell of it. Whoever follows the trail hears it. */
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
  if (!actorId) throw new Error(`No one is signed in who could have done ${action}`);
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

/** The audited changes that are in the security log too, so that it has what happened in order. Signing in is recorded by each door. */
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
};

function recordSecurityEvent({ securityLog }: Context, { action, subjectLabel, details }: AuditEntry): void {
  const kind = securityEventKinds[action];
  if (kind) securityLog.record({ kind, details: [subjectLabel, details].filter(Boolean).join(' · ') });
}

/** The change stands even where the telling fails: they see it at their next read. */
async function announce({ bus, log }: Context, { id }: AuditEntry): Promise<void> {
  try {
    await bus.publish('auditEntryAdded', { id });
  } catch (err) {
    log.warn({ err, entry: id }, 'followers could not be told of an entry of the audit trail');
  }
}
