import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { nothing, type Where } from '#db/where';
import type { User } from '#people/user.entity';

/** Administrators see every account; what others see of a person stands on a card. */
export const visibleTo = (viewer: Viewer | null): Where<User> => (isInAudience('admin', viewer) ? {} : nothing);
