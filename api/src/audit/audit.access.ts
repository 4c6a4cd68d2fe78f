import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { AuditEntry } from '#audit/audit-entry.entity';
import { nothing, type Where } from '#db/where';

/** The founder sees all of it, no one else anything: it tells of administrators. */
export const visibleTo = (viewer: Viewer | null): Where<AuditEntry> => (isInAudience('founder', viewer) ? {} : nothing);
