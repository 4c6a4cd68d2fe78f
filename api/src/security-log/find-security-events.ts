import type { FindSecurityEvents } from 'rules/find-security-events';
import type { Viewer } from '#access/viewer';
import { containing, type Where } from '#db/where';
import type { SecurityEvent } from '#security-log/security-event.entity';
import { visibleTo } from '#security-log/security-log.access';

/** The events that a viewer may see and that a filter selects. */
export function securityEventsFor(
  viewer: Viewer | null,
  { kinds, account, address, from, until }: FindSecurityEvents,
): Where<SecurityEvent> {
  const found: Where<SecurityEvent>[] = [visibleTo(viewer)];
  if (kinds && kinds.length > 0) found.push({ kind: { $in: kinds } });
  // The account that acted, or one that the details name.
  if (account) found.push({ $or: [{ email: containing(account) }, { details: containing(account) }] });
  if (address) found.push({ address: containing(address) });
  if (from) found.push({ createdAt: { $gte: from } });
  if (until) found.push({ createdAt: { $lt: until } });
  return { $and: found };
}
