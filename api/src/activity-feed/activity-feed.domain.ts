import { ActivityResolver } from '#activity-feed/activity.resolver';
import { ProjectActivityResolver } from '#activity-feed/project-activity.resolver';
import { defineDomain } from '#define-domain';
import { visibleTo } from '#activity-feed/activity.access';
import { Activity } from '#activity/activity.entity';
import { defineNode } from '#db/node-source';

export const activityFeedDomain = defineDomain({
  name: 'activity-feed',
  tokenArea: 'projects',
  resolvers: [ActivityResolver, ProjectActivityResolver],
  nodes: { Activity: defineNode(Activity, visibleTo) },
});
