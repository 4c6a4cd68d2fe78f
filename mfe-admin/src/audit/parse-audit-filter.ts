import { type AuditAction, auditActions } from 'rules/audit';
import { parseDateRange } from '../filters/date-range.ts';

/** The search parameters of the filters. */
export const auditFilterNames = ['q', 'who', 'action', 'from', 'to'] as const;

interface AuditFilter {
  search: string | null;
  actor: string | null;
  action: AuditAction | null;
  from: string | null;
  until: string | null;
}

/** Parses the filter from the URL. */
export function parseAuditFilter(search: URLSearchParams): AuditFilter {
  return {
    search: search.get('q')?.trim() || null,
    actor: search.get('who') || null,
    action: auditActions.find((action) => action === search.get('action')) ?? null,
    ...parseDateRange(search),
  };
}

const archivableAfterMs = 365 * 86_400_000;

/** Whether the filter covers entries old enough to be archived; see docs/operations.md. */
export const mayIncludeArchived = ({ from }: Pick<AuditFilter, 'from'>, now = Date.now()): boolean =>
  from === null || now - Date.parse(from) > archivableAfterMs;
