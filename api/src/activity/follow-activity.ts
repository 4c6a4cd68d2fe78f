import { filter, pipe } from '@graphql-yoga/subscription';
import { visibleTo } from '#activity/activity.access';
import { Activity } from '#activity/activity.entity';
import type { Context } from '#context';

/** New activity that the viewer may see; of the rest they do not even learn that it happened. */
export function followActivity({ bus, read, viewer }: Context): AsyncIterable<{ id: string }> {
  return pipe(
    bus.subscribe('activityAdded'),
    filter(({ id }) => read.exists(Activity, { $and: [{ id }, visibleTo(viewer)] })),
  );
}
