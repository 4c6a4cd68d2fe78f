import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { Message } from '#jarvis/message.entity';
import { editQuestion } from '#replies/edit-question';
import { type Exchange, SentMessage } from '#replies/exchange';
import { readMessage } from '#replies/read-message';
import { EditQuestionInput, SendMessageInput } from '#replies/replies.inputs';
import { waitForReplyEnd } from '#replies/wait-for-reply-end';
import { retryReply } from '#replies/retry-reply';
import { sendMessage } from '#replies/send-message';
import { stopReply } from '#replies/stop-reply';

/** If the model takes longer, the response has the state at that point, and the reply continues. */
const maxWaitMs = 240_000;

@Resolver(() => SentMessage)
export class RepliesResolver {
  @RequireAudience('contractor', 'admin')
  @Mutation(() => SentMessage, {
    description: 'Sends a question to Jarvis. The reply is written in the background; follow it with `jarvisReply`',
  })
  async sendMessage(
    @Arg('input', { description: 'The question' }) input: SendMessageInput,
    @Arg('waitForReply', { defaultValue: false, description: 'Respond only after the reply has ended' })
    waitForReply: boolean,
    @Ctx() context: Context,
  ): Promise<Exchange> {
    const exchange = await sendMessage(context, input);
    if (waitForReply) {
      context.session.releaseSlot();
      await waitForReplyEnd(context, exchange, maxWaitMs);
    }
    return exchange;
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => SentMessage, { description: 'Rewords the last question of a conversation' })
  editQuestion(
    @Arg('input', { description: 'The new wording' }) input: EditQuestionInput,
    @Ctx() context: Context,
  ): Promise<Exchange> {
    return editQuestion(context, input);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Message, {
    description: 'Replaces the last reply, if it failed or was stopped, with a new one',
  })
  async retryReply(
    @Arg('messageId', () => ID, { description: "The reply's id" }) messageId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Message> {
    const { replyId } = await retryReply(context, messageId);
    return readMessage(context, info, replyId);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => Message, { description: 'Stops a reply and keeps its text. No effect on a reply that has ended' })
  async stopReply(
    @Arg('messageId', () => ID, { description: "The reply's id" }) messageId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Message> {
    await stopReply(context, messageId);
    return readMessage(context, info, messageId);
  }

  @FieldResolver(() => Message)
  userMessage(@Root() { questionId }: Exchange, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return readMessage(context, info, questionId);
  }

  @FieldResolver(() => Message)
  reply(@Root() { replyId }: Exchange, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return readMessage(context, info, replyId);
  }
}
