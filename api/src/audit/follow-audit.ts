import { visibleTo } from '#audit/audit.access';
import { AuditEntry } from '#audit/audit-entry.entity';
import type { Context } from '#context';
import { visibleEvents } from '#live/visible-events';

/** New entries that the viewer may see. */
export function followAudit({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(bus.subscribe('auditEntryAdded'), ({ id }) =>
    read.exists(AuditEntry, { $and: [{ id }, visibleTo(viewer)] }),
  );
}
