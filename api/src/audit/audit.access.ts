import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { AuditEntry } from '#audit/audit-entry.entity';
import { matchNothing, type Where } from '#db/where';

/** Only the founder sees the audit log, because it covers administrators. */
export const visibleTo = (viewer: Viewer | null): Where<AuditEntry> =>
  isInAudience('founder', viewer) ? {} : matchNothing;
