import { AuditEntry } from '#audit/audit-entry.entity';
import { AuditResolver } from '#audit/audit.resolver';
import { archivedAudit } from '#audit/audit.retention';
import { defineDomain } from '#define-domain';

declare module '#live/bus' {
  interface Topics {
    auditEntryAdded: { id: string };
  }
}

export const auditDomain = defineDomain({
  name: 'audit',
  resolvers: [AuditResolver],
  entities: [AuditEntry],
  archivedTables: [archivedAudit],
});
