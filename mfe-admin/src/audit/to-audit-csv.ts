import { auditActionLabels } from 'rules/audit';
import { toCsv } from 'rules/csv';
import { humanize } from 'kit/format';
import type { AuditEntry } from './use-audit-log.ts';

const auditColumns: readonly [string, (entry: AuditEntry) => string | null][] = [
  ['When (UTC)', ({ createdAt }) => createdAt],
  ['Who', ({ actor }) => `${actor.firstName} ${actor.lastName}`],
  ['Email', ({ actor }) => actor.email],
  ['What', ({ action }) => auditActionLabels[action]],
  ['Kind', ({ subjectKind }) => humanize(subjectKind)],
  ['Concerns', ({ subjectLabel }) => subjectLabel],
  ['Id', ({ subjectId }) => subjectId],
  ['Details', ({ details }) => details ?? null],
  ['Address', ({ address }) => address ?? null],
];

/** Formats entries as CSV. */
export const toAuditCsv = (entries: readonly AuditEntry[]): string =>
  toCsv([auditColumns.map(([name]) => name), ...entries.map((entry) => auditColumns.map(([, read]) => read(entry)))]);
