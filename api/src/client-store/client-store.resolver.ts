import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { acceptableBy, contactableBy, declinableBy, unclaimed, visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { getRequest } from '#client-store/get-request';
import { followClientStore } from '#client-store/follow-client-store';
import type { Context } from '#context';
import { TrueWhere } from '#db/conditional-field';
import { getConnection, PageArgs } from '#db/page';
import { DependsOn } from '#db/depends-on';
import { matches } from '#db/where';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';

const ClientStoreRequestConnection = getConnection(ClientStoreRequest, 'ClientStoreRequest', { isCounted: true });

@Resolver(() => ClientStoreRequest)
export class ClientStoreResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(ClientStoreRequest)
  @Query(() => ClientStoreRequestConnection, { description: 'Unclaimed requests, newest first' })
  async clientStoreRequests(
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [unclaimed, visibleTo(viewer)] };
    return read.page(ClientStoreRequest, info, { where, orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('contractor', 'admin')
  @Subscription(() => ClientStoreRequest, {
    description: 'Requests that are created, answered, claimed or declined',
    subscribe: followClientStore,
  })
  async clientStoreChanged(
    @Root() { id }: { id: string },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClientStoreRequest> {
    return getRequest(context, info, id);
  }

  @DependsOn('status')
  @TrueWhere(acceptableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer can claim it' })
  viewerCanAccept(@Row() request: ClientStoreRequest, @Ctx() { viewer }: Context): boolean {
    return matches(acceptableBy(viewer), request);
  }

  @DependsOn('status')
  @TrueWhere(contactableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer can contact the requester' })
  viewerCanContact(@Row() request: ClientStoreRequest, @Ctx() { viewer }: Context): boolean {
    return matches(contactableBy(viewer), request);
  }

  @DependsOn('status')
  @TrueWhere(declinableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer can decline it' })
  viewerCanDecline(@Row() request: ClientStoreRequest, @Ctx() { viewer }: Context): boolean {
    return matches(declinableBy(viewer), request);
  }
}
