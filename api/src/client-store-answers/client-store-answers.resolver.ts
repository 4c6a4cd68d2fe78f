import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { acceptClientStoreRequest } from '#client-store-answers/accept-client-store-request';
import { ContactClientStoreRequestArgs } from '#client-store-answers/client-store-answers.inputs';
import { contactClientStoreRequest } from '#client-store-answers/contact-client-store-request';
import { declineClientStoreRequest } from '#client-store-answers/decline-client-store-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { getRequest } from '#client-store/get-request';
import type { Context } from '#context';

@Resolver()
export class ClientStoreAnswersResolver {
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
}
