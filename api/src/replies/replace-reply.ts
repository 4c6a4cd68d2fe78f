import { clock } from '#clock';
import type { Context } from '#context';
import type { Message } from '#jarvis/message.entity';
import type { Exchange } from '#replies/exchange';
import { lockOwnConversation } from '#replies/lock-own-conversation';
import { findLastExchange } from '#replies/last-exchange';
import { startExchange } from '#replies/start-exchange';
import { startReply } from '#replies/start-reply';

interface LastExchange {
  /** The message that was named. */
  message: Message;
  question: Message | null;
  reply: Message | null;
}

/** Replaces the last reply of a conversation with a new one to the question that `check` returns. */
export async function replaceReply(
  context: Context,
  messageId: string,
  check: (last: LastExchange) => Message,
): Promise<Exchange> {
  return startExchange(context, (runner) =>
    context.em.transactional(async (tx) => {
      const { message, conversation } = await lockOwnConversation(tx, context.viewer, messageId);
      const { question, reply } = await findLastExchange(tx, conversation.id);
      const current = check({ message, question, reply });
      if (reply) tx.remove(reply);
      conversation.updatedAt = clock.date();
      await tx.flush();
      return startReply(tx, current, runner);
    }),
  );
}
