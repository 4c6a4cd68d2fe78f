import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { visibleTo } from '#activity-feed/activity.access';
import { ActivityConnection } from '#activity-feed/activity.connection';
import { Activity } from '#activity/activity.entity';
import { followActivity } from '#activity-feed/follow-activity';
import type { Context } from '#context';
import { PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';

@Resolver(() => Activity)
export class ActivityResolver {
  @RequireAudience('user')
  @ReturnsRead(Activity)
  @Query(() => ActivityConnection, { description: 'Activity visible to the viewer, newest first' })
  async activity(@Args() page: PageArgs, @Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.page(Activity, info, { where: visibleTo(viewer), orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('user')
  @Subscription(() => Activity, {
    description: 'New activity visible to the viewer',
    subscribe: followActivity,
  })
  async activityAdded(
    @Root() { id }: { id: string },
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Activity> {
    const activity = await read.one(Activity, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
    if (!activity) throw notFound('activity');
    return activity;
  }
}
