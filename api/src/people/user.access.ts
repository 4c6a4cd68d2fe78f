import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { User } from '#people/user.entity';

/** Administrators see every account; others see the people of what they see. */
export const visibleTo = (viewer: Viewer | null): Where<User> => (isInAudience('admin', viewer) ? {} : matchNothing);

/** The viewer's own account, and those above: also the parts that are not for other people. */
export const accountVisibleTo = (viewer: Viewer | null): Where<User> =>
  isInAudience('admin', viewer) || !viewer ? visibleTo(viewer) : { id: viewer.id };

/** The team also sees how to reach the clients that it works for. */
export const emailVisibleTo = (viewer: Viewer | null): Where<User> =>
  isInAudience('contractor', viewer)
    ? { $or: [accountVisibleTo(viewer), { role: 'client' }] }
    : accountVisibleTo(viewer);
