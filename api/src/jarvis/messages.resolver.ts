import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { MessageOrder } from 'rules/jarvis';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { OrderBy, useOrderBy } from '#db/list-arguments';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { Conversation } from '#jarvis/conversation.entity';
import { ConversationMatch, type Match } from '#jarvis/conversation-match';
import { getConversation } from '#jarvis/get-conversation';
import { findMatches, maxMatches } from '#jarvis/find-matches';
import { messagesVisibleTo, visibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';
import { MessageOrderBy, MessageOrderEnum } from '#jarvis/messages.inputs';

const MessageConnection = getConnection(Message, 'Message', { isCounted: true });

@Resolver(() => ConversationMatch)
export class MessagesResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(Message)
  @Query(() => MessageConnection, { description: "The messages of one of the viewer's conversations" })
  async messages(
    @Arg('conversationId', () => ID, { description: 'Conversation identifier' }) conversationId: string,
    @OrderBy(() => MessageOrderBy, 'oldest first') orderBy: MessageOrderBy | null,
    @Arg('order', () => MessageOrderEnum, { ...useOrderBy, defaultValue: 'oldest_first', description: 'Sort order' })
    order: MessageOrder,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (!(await read.exists(Conversation, { $and: [{ id: conversationId }, visibleTo(viewer)] })))
      throw notFound('conversation');
    return read.page(Message, info, {
      where: { $and: [{ conversation: conversationId }, messagesVisibleTo(viewer)] },
      orderBy: ['id'],
      direction: orderBy?.direction ?? (order === 'newest_first' ? 'desc' : 'asc'),
      ...page,
    });
  }

  @RequireAudience('contractor', 'admin')
  @MaxRows(maxMatches)
  @Query(() => [ConversationMatch], {
    description: "Searches the viewer's conversations: the best 20 matches, newest first",
  })
  conversationMatches(
    @Arg('search', { description: 'Words or word prefixes' }) search: string,
    @Ctx() context: Context,
  ): Promise<Match[]> {
    return findMatches(context, search);
  }

  @FieldResolver(() => Conversation)
  conversation(@Root() { conversationId }: Match, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return getConversation(context, info, conversationId);
  }
}
