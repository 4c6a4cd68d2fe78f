import type { FindAudit } from 'rules/audit';
import type { Viewer } from '#access/viewer';
import { visibleTo } from '#audit/audit.access';
import type { AuditEntry } from '#audit/audit-entry.entity';
import { toContainsFilter, type Where } from '#db/where';

/** The audit entries that match a filter and are visible to the viewer. */
export function buildAuditFilter(
  viewer: Viewer | null,
  { action, actor, search, from, until }: FindAudit,
): Where<AuditEntry> {
  const found: Where<AuditEntry>[] = [visibleTo(viewer)];
  if (action) found.push({ action });
  if (actor) found.push({ actor: { email: actor.toLowerCase() } });
  if (from) found.push({ createdAt: { $gte: from } });
  if (until) found.push({ createdAt: { $lt: until } });
  if (search) {
    const text = toContainsFilter(search);
    found.push({ $or: [{ subjectLabel: text }, { details: text }, { address: text }] });
  }
  return { $and: found };
}
