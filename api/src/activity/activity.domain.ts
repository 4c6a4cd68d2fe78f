import { Activity } from '#activity/activity.entity';
import { archivedActivity } from '#activity/activity.retention';
import { defineDomain } from '#define-domain';

declare module '#live/bus' {
  interface Topics {
    activityAdded: { id: string };
  }
}

export const activityDomain = defineDomain({
  name: 'activity',
  tokenArea: 'projects',
  entities: [Activity],
  archivedTables: [archivedActivity],
});
