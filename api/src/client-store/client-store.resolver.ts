import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { acceptClientStoreRequest } from '#client-store/accept-client-store-request';
import { acceptableBy, contactableBy, declinableBy, unclaimed, visibleTo } from '#client-store/client-store.access';
import { ContactClientStoreRequestArgs } from '#client-store/client-store.inputs';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { contactClientStoreRequest } from '#client-store/contact-client-store-request';
import { declineClientStoreRequest } from '#client-store/decline-client-store-request';
import { followClientStore } from '#client-store/follow-client-store';
import type { Context } from '#context';
import { TrueWhere } from '#db/conditional-field';
import { getConnection, PageArgs } from '#db/page';
import { DependsOn } from '#db/depends-on';
import { matches } from '#db/where';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { notFound } from '#errors';

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

  @RequireAudience('contractor')
  @Mutation(() => ClientStoreRequest, {
    description: 'Claims a request, once: it becomes a pending project with the viewer as its developer',
  })
  async acceptClientStoreRequest(
    @Arg('id', () => ID, { description: 'Request to claim' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClientStoreRequest> {
    await acceptClientStoreRequest(context, id);
    return getRequest(context, info, id);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => ClientStoreRequest, { description: 'Emails the requester; the request stays unclaimed' })
  async contactClientStoreRequest(
    @Args() { id, message }: ContactClientStoreRequestArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClientStoreRequest> {
    await contactClientStoreRequest(context, id, { message });
    return getRequest(context, info, id);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => ClientStoreRequest, {
    description: 'Removes a request from the Client Store without creating a project',
  })
  async declineClientStoreRequest(
    @Arg('id', () => ID, { description: 'Request to decline' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClientStoreRequest> {
    await declineClientStoreRequest(context, id);
    return getRequest(context, info, id);
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

async function getRequest(
  { read, viewer }: Context,
  info: GraphQLResolveInfo,
  id: string,
): Promise<ClientStoreRequest> {
  const request = await read.one(ClientStoreRequest, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!request) throw notFound('request');
  return request;
}
