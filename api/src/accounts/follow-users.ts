import { createSharedEvents } from '#live/shared-events';
import { visibleTo } from '#people/user.access';
import { User } from '#people/user.entity';

/** Accounts created or changed from now on, for people who can see all of them. */
export const followUsers = () =>
  createSharedEvents({
    topic: 'userChanged',
    row: { entity: User, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
