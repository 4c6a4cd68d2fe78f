import { ActivityResolver } from '#activity-feed/activity.resolver';
import { ProjectActivityResolver } from '#activity-feed/project-activity.resolver';
import { defineDomain } from '#define-domain';

export const activityFeedDomain = defineDomain({
  name: 'activity-feed',
  resolvers: [ActivityResolver, ProjectActivityResolver],
});
