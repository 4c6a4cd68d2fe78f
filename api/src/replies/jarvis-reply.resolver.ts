import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { Message } from '#jarvis/message.entity';
import { followReplies } from '#replies/follow-replies';
import { JarvisReply, ReplyFinished } from '#replies/jarvis-reply';
import { readMessage } from '#replies/read-message';
import type { ReplyUpdate } from '#replies/reply-follower';

@Resolver(() => ReplyFinished)
export class JarvisReplyResolver {
  @RequireAudience('contractor', 'admin')
  @Subscription(() => JarvisReply, {
    description:
      "The replies of one of the viewer's conversations: first the state of the last one, with its text so far, then all updates, exactly once",
    subscribe: ({ context, args }: { context: Context; args: { conversationId: string } }) =>
      followReplies(context, args.conversationId),
  })
  jarvisReply(
    @Arg('conversationId', () => ID, { description: "The conversation's id" }) _conversationId: string,
    @Root() news: ReplyUpdate,
  ): typeof JarvisReply {
    return (news.kind === 'failed' ? { ...news, retryable: true } : news) as unknown as typeof JarvisReply;
  }

  @FieldResolver(() => Message)
  message(@Root() { messageId }: ReplyFinished, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return readMessage(context, info, messageId);
  }
}
