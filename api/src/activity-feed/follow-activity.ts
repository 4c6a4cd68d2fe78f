import { visibleTo } from '#activity-feed/activity.access';
import { Activity } from '#activity/activity.entity';
import { createSharedEvents } from '#live/shared-events';

/** New activity visible to the viewer. Other activity is not even announced to them. */
export const followActivity = () =>
  createSharedEvents({
    topic: 'activityAdded',
    row: { entity: Activity, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
