import { visibleTo } from '#audit/audit.access';
import { AuditEntry } from '#audit/audit-entry.entity';
import { sharedEvents } from '#live/shared-events';

/** New entries that the viewer may see. */
export const followAudit = () =>
  sharedEvents({
    topic: 'auditEntryAdded',
    row: { entity: AuditEntry, idOf: ({ id }) => id },
    visible: visibleTo,
  });
