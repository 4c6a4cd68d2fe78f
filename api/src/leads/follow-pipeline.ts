import { Activity } from '#activity/activity.entity';
import { movableBy } from '#leads/pipeline.access';
import { createSharedEvents } from '#live/shared-events';

/** Project events for followers of the pipeline, without the activity itself. */
export const followPipeline = () =>
  createSharedEvents({
    topic: 'activityAdded',
    row: { entity: Activity, getRowId: ({ id }) => id },
    visible: (viewer) => ({ project: movableBy(viewer) }),
  });
