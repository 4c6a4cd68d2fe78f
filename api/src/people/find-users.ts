import type { FindUsers } from 'rules/users';
import type { Viewer } from '#access/viewer';
import { containing, type Where } from '#db/where';
import { visibleTo } from '#people/user.access';
import type { User } from '#people/user.entity';

/** The accounts that somebody may see and looks for. Each word has to stand in a name or in the e-mail: "ada love" finds Ada Lovelace. */
export function usersFor(viewer: Viewer | null, { search, role, standing }: FindUsers): Where<User> {
  const found: Where<User>[] = [visibleTo(viewer)];
  if (role) found.push({ role });
  if (standing) found.push({ deactivatedAt: standing === 'open' ? null : { $ne: null } });
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    const text = containing(word);
    found.push({ $or: [{ firstName: text }, { lastName: text }, { email: text }] });
  }
  return { $and: found };
}
