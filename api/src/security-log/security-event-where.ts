import type { FindSecurityEvents } from 'rules/find-security-events';
import type { Viewer } from '#access/viewer';
import { toContainsFilter, type Where } from '#db/where';
import type { SecurityEvent } from '#security-log/security-event.entity';
import { visibleTo } from '#security-log/security-log.access';

/** The visible events that match a filter. */
export function toSecurityEventWhere(
  viewer: Viewer | null,
  { kinds, account, address, from, until }: FindSecurityEvents,
): Where<SecurityEvent> {
  const conditions: Where<SecurityEvent>[] = [visibleTo(viewer)];
  if (kinds && kinds.length > 0) conditions.push({ kind: { $in: kinds } });
  // The acting account, or one named in the details.
  if (account) conditions.push({ $or: [{ email: toContainsFilter(account) }, { details: toContainsFilter(account) }] });
  if (address) conditions.push({ address: toContainsFilter(address) });
  if (from) conditions.push({ createdAt: { $gte: from } });
  if (until) conditions.push({ createdAt: { $lt: until } });
  return { $and: conditions };
}
