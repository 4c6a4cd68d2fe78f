import { firstIdSql } from '#db/first-id-sql';
import type { ArchivedKind } from '#retention/archive-table';
import { archivedBeforeSql } from '#retention/audit-months';

const auditCutoffSql = archivedBeforeSql('$1');

export const archivedAudit: ArchivedKind = {
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
