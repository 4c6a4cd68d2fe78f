import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { deletedConversationDays } from 'rules/jarvis';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { ConversationConnection } from '#jarvis/conversation.connection';
import { Conversation } from '#jarvis/conversation.entity';
import { getConversation } from '#jarvis/get-conversation';
import { restorableBy } from '#jarvis/jarvis.access';
import { purgeConversation } from '#jarvis/purge-conversation';
import { restoreConversation } from '#jarvis/restore-conversation';

/** Conversations that their owner has deleted, until a job removes them. */
@Resolver()
export class DeletedConversationsResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(Conversation)
  @Query(() => ConversationConnection, {
    description: `The conversations that the viewer deleted within the last ${deletedConversationDays} days, most recently deleted first`,
  })
  async deletedConversations(
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = restorableBy(viewer);
    return read.page(Conversation, info, { where, orderBy: ['deletedAt', 'id'], direction: 'desc', ...page });
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Conversation, { description: "Restores one of the viewer's deleted conversations" })
  async restoreConversation(
    @Arg('id', () => ID, { description: 'Conversation identifier' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Conversation> {
    await restoreConversation(context, id);
    return getConversation(context, info, id);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => ID, {
    description: "Removes one of the viewer's deleted conversations for good, with its messages. Returns its id",
  })
  async purgeConversation(
    @Arg('id', () => ID, { description: 'Conversation identifier' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await purgeConversation(context, id);
    return id;
  }
}
