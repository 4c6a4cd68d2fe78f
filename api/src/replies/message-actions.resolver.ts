import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#context';
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { Message } from '#jarvis/message.entity';
import { MessageUsage } from '#jarvis/message-usage';
import { findLastExchange } from '#replies/last-exchange';

type LastExchange = ReturnType<typeof findLastExchange>;
/** Loaded once per request, however many messages it selects. */
const exchangeCache = new WeakMap<Context, Map<string, LastExchange>>();

@Resolver(() => Message)
export class MessageActionsResolver {
  @DependsOn('role', 'status', 'conversation')
  @FieldResolver(() => Boolean, {
    description: 'Whether `retryReply` accepts it: the last reply, if it failed or was stopped',
  })
  async viewerCanRetry(@Row() { id, role, status, conversation }: Message, @Ctx() context: Context): Promise<boolean> {
    if (role !== 'assistant' || (status !== 'failed' && status !== 'stopped')) return false;
    const { reply } = await loadLastExchange(context, conversation.id);
    return reply?.id === id;
  }

  @DependsOn('role', 'conversation')
  @FieldResolver(() => Boolean, {
    description: 'Whether `editQuestion` accepts it: the last question, while no reply is being written',
  })
  async viewerCanEdit(@Row() { id, role, conversation }: Message, @Ctx() context: Context): Promise<boolean> {
    if (role !== 'user') return false;
    const { question, reply } = await loadLastExchange(context, conversation.id);
    return question?.id === id && reply?.status !== 'streaming';
  }

  @DependsOn('role', 'status', 'conversation')
  @FieldResolver(() => Boolean, {
    description: 'The same as `viewerCanRetry`',
    deprecationReason: 'Use viewerCanRetry',
  })
  canRetry(@Row() message: Message, @Ctx() context: Context): Promise<boolean> {
    return this.viewerCanRetry(message, context);
  }

  @DependsOn('role', 'conversation')
  @FieldResolver(() => Boolean, { description: 'The same as `viewerCanEdit`', deprecationReason: 'Use viewerCanEdit' })
  canEdit(@Row() message: Message, @Ctx() context: Context): Promise<boolean> {
    return this.viewerCanEdit(message, context);
  }

  @DependsOn('promptTokens', 'completionTokens', 'model')
  @FieldResolver(() => MessageUsage, {
    nullable: true,
    description: 'The model usage of a reply, once it has ended',
  })
  usage(@Row() { promptTokens, completionTokens, model }: Message): MessageUsage | null {
    return promptTokens === null || completionTokens === null || model === null
      ? null
      : { promptTokens, completionTokens, model };
  }
}

function loadLastExchange(context: Context, conversationId: string): LastExchange {
  const cached = exchangeCache.get(context) ?? new Map<string, LastExchange>();
  exchangeCache.set(context, cached);
  const last = cached.get(conversationId) ?? findLastExchange(context.em.fork(), conversationId);
  cached.set(conversationId, last);
  return last;
}
