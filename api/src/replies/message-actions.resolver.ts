import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#context';
import { DependsOn } from '#db/selection-fields';
import { Message } from '#jarvis/message.entity';
import { MessageUsage } from '#jarvis/message-usage';
import { lastExchange } from '#replies/last-exchange';

type LastExchange = ReturnType<typeof lastExchange>;
/** Asked once for a request, however many messages it shows. */
const known = new WeakMap<Context, Map<string, LastExchange>>();

@Resolver(() => Message)
export class MessageActionsResolver {
  @DependsOn('role', 'status', 'conversation')
  @FieldResolver(() => Boolean, {
    description: 'Whether `retryReply` takes it: the last reply, where it failed or was stopped',
  })
  async canRetry(@Root() { id, role, status, conversation }: Message, @Ctx() context: Context): Promise<boolean> {
    if (role !== 'assistant' || (status !== 'failed' && status !== 'stopped')) return false;
    const { reply } = await lastIn(context, conversation.id);
    return reply?.id === id;
  }

  @DependsOn('role', 'conversation')
  @FieldResolver(() => Boolean, {
    description: 'Whether `editQuestion` takes it: the last question, while no reply is being written',
  })
  async canEdit(@Root() { id, role, conversation }: Message, @Ctx() context: Context): Promise<boolean> {
    if (role !== 'user') return false;
    const { question, reply } = await lastIn(context, conversation.id);
    return question?.id === id && reply?.status !== 'streaming';
  }

  @DependsOn('promptTokens', 'completionTokens', 'model')
  @FieldResolver(() => MessageUsage, {
    nullable: true,
    description: 'What a reply took of the model, once it has ended',
  })
  usage(@Root() { promptTokens, completionTokens, model }: Message): MessageUsage | null {
    return promptTokens === null || completionTokens === null || model === null
      ? null
      : { promptTokens, completionTokens, model };
  }
}

function lastIn(context: Context, conversationId: string): LastExchange {
  const asked = known.get(context) ?? new Map<string, LastExchange>();
  known.set(context, asked);
  const last = asked.get(conversationId) ?? lastExchange(context.em.fork(), conversationId);
  asked.set(conversationId, last);
  return last;
}
