import { AuditEntry } from '#audit/audit-entry.entity';
import { AuditResolver } from '#audit/audit.resolver';
import { defineDomain } from '#define-domain';
import { firstIdSql } from '#db/first-id-sql';
import type { ArchivedKind } from '#retention/archive-table';
import { archivedBeforeSql } from '#retention/audit-months';

const auditCutoffSql = archivedBeforeSql('$1');

const archivedAudit: ArchivedKind = {
  kind: 'audit',
  setting: 'AUDIT_RETENTION_DAYS',
  data: 'Audit log, whole months',
  table: 'audit_entries',
  age: 'created_at',
  select: `
    select e.id, e.created_at, to_jsonb(e)::text as line from audit_entries e
     where e.id < ${firstIdSql(`${auditCutoffSql} + interval '1 day'`)} and e.created_at < ${auditCutoffSql} order by e.id limit $2`,
  // The server's role cannot delete here. A trigger protects rows that are recent or in no archive file.
  delete: 'select from delete_archived_audit_entries($1, $2)',
};

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
