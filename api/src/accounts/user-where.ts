import type { FindUsers } from 'rules/users';
import type { Viewer } from '#access/viewer';
import { toContainsFilter, type Where } from '#db/where';
import { visibleTo } from '#people/user.access';
import type { User } from '#people/user.entity';

/** Filters visible accounts. Each word must occur in a name or in the email: "ada love" finds Ada Lovelace. */
export function toUserWhere(viewer: Viewer | null, { search, role, standing }: FindUsers): Where<User> {
  const conditions: Where<User>[] = [visibleTo(viewer)];
  if (role) conditions.push({ role });
  if (standing) conditions.push({ deactivatedAt: standing === 'open' ? null : { $ne: null } });
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    const text = toContainsFilter(word);
    conditions.push({ $or: [{ firstName: text }, { lastName: text }, { email: text }] });
  }
  return { $and: conditions };
}
