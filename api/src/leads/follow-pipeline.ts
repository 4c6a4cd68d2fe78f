import { Activity } from '#activity/activity.entity';
import { movableBy } from '#leads/pipeline.access';
import { sharedEvents } from '#live/shared-events';

/** What happens to projects from now on, for those who follow the pipeline: of the activity itself they learn nothing. */
export const followPipeline = () =>
  sharedEvents({
    topic: 'activityAdded',
    row: { entity: Activity, idOf: ({ id }) => id },
    visible: (viewer) => ({ project: movableBy(viewer) }),
  });
