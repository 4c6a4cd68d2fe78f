import type { Viewer } from '#access/viewer';
import { matches } from '#db/where';
import { forbidden } from '#errors';
import { accountVisibleTo } from '#people/user.access';
import type { User } from '#people/user.entity';

/** Refuses a field of an account to everyone but its owner and administrators. */
export function requireAccountAccess(viewer: Viewer | null, user: Pick<User, 'id'>): void {
  if (!matches(accountVisibleTo(viewer), user)) throw forbidden("You can't see this part of the account");
}
