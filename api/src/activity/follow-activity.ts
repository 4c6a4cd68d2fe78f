import { visibleTo } from '#activity/activity.access';
import { Activity } from '#activity/activity.entity';
import type { Context } from '#context';
import { visibleEvents } from '#live/visible-events';

/** New activity that the viewer may see; of the rest they do not even learn that it happened. */
export function followActivity({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return visibleEvents(bus.subscribe('activityAdded'), ({ id }) =>
    read.exists(Activity, { $and: [{ id }, visibleTo(viewer)] }),
  );
}
