import { AuditEntry } from '#audit/audit-entry.entity';
import { AuditResolver } from '#audit/audit.resolver';
import { archivedAudit } from '#audit/audit.retention';
import { defineDomain } from '#define-domain';
import { visibleTo } from '#audit/audit.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    auditEntryAdded: { id: string };
  }
}

export const auditDomain = defineDomain({
  name: 'audit',
  resolvers: [AuditResolver],
  entities: [AuditEntry],
  nodes: { AuditEntry: defineNode(AuditEntry, visibleTo) },
  archivedTables: [archivedAudit],
});
