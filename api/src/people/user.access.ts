import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { User } from '#people/user.entity';

/** Administrators see every account; others see a person's card. */
export const visibleTo = (viewer: Viewer | null): Where<User> => (isInAudience('admin', viewer) ? {} : matchNothing);

/** The viewer's own account, and those above. */
export const accountVisibleTo = (viewer: Viewer | null): Where<User> =>
  isInAudience('admin', viewer) || !viewer ? visibleTo(viewer) : { id: viewer.id };
