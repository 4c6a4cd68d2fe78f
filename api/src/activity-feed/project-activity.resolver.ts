import type { GraphQLResolveInfo } from 'graphql';
import { Args, FieldResolver, Info, Resolver } from 'type-graphql';
import { visibleTo } from '#activity-feed/activity.access';
import { ActivityConnection } from '#activity-feed/activity.connection';
import { Activity } from '#activity/activity.entity';
import { NestedConnection, getNestedPage } from '#db/nested';
import { PageArgs } from '#db/page';
import { Row } from '#db/row';
import { Project } from '#projects/project.entity';

@Resolver(() => Project)
export class ProjectActivityResolver {
  @NestedConnection<Activity>({
    entity: () => Activity,
    by: 'project',
    visible: visibleTo,
    orderBy: ['id'],
    direction: 'desc',
  })
  @FieldResolver(() => ActivityConnection, { description: 'Its activity, newest first' })
  activity(@Row() project: Project, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<Activity>(project, info);
  }
}
