import { type AuditAction, auditActions } from 'rules/audit';
import { startOfDay } from '../looking/start-of-day.ts';

/** What stands in the address when the trail is narrowed. */
export const auditFilters = ['q', 'who', 'action', 'from', 'to'] as const;

interface LookedFor {
  search: string | null;
  actor: string | null;
  action: AuditAction | null;
  from: string | null;
  until: string | null;
}

/** What one looks for, as it stands in the address. The days are those of whoever looks; the last of them is within. */
export function lookedForIn(get: (name: (typeof auditFilters)[number]) => string): LookedFor {
  return {
    search: get('q').trim() || null,
    actor: get('who') || null,
    action: auditActions.find((action) => action === get('action')) ?? null,
    from: startOfDay(get('from')),
    until: startOfDay(get('to'), 1),
  };
}
