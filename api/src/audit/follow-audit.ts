import { visibleTo } from '#audit/audit.access';
import { AuditEntry } from '#audit/audit-entry.entity';
import { createSharedEvents } from '#live/shared-events';

/** New entries visible to the viewer. */
export const followAudit = () =>
  createSharedEvents({
    topic: 'auditEntryAdded',
    row: { entity: AuditEntry, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
