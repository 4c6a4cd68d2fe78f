import { visibleTo } from '#activity/activity.access';
import { Activity } from '#activity/activity.entity';
import { createSharedEvents } from '#live/shared-events';

/** New activity that the viewer may see; of the rest they do not even learn that it happened. */
export const followActivity = () =>
  createSharedEvents({
    topic: 'activityAdded',
    row: { entity: Activity, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
