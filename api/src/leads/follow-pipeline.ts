import { Activity } from '#activity/activity.entity';
import { movableBy } from '#leads/pipeline.access';
import { createSharedEvents } from '#live/shared-events';

/** What happens to projects from now on, for those who follow the pipeline: of the activity itself they learn nothing. */
export const followPipeline = () =>
  createSharedEvents({
    topic: 'activityAdded',
    row: { entity: Activity, getRowId: ({ id }) => id },
    visible: (viewer) => ({ project: movableBy(viewer) }),
  });
