import { Activity } from '#activity/activity.entity';
import type { Context } from '#context';
import { movableBy } from '#leads/pipeline.access';
import { visibleEvents } from '#live/visible-events';

/** What happens to projects from now on, for those who follow the pipeline: of the activity itself they learn nothing. */
export function followPipeline({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(bus.subscribe('activityAdded'), ({ id }) =>
    read.exists(Activity, { id, project: movableBy(viewer) }),
  );
}
