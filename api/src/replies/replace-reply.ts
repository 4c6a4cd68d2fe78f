import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Context } from '#context';
import { Message } from '#jarvis/message.entity';
import type { Exchange } from '#replies/exchange';
import { findLastExchange } from '#replies/last-exchange';
import { startExchange } from '#replies/start-exchange';
import { startReply } from '#replies/start-reply';
import type { Viewer } from '#access/viewer';
import { findVisible } from '#db/find-visible';
import { Conversation } from '#jarvis/conversation.entity';
import { messagesVisibleTo } from '#jarvis/jarvis.access';

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

/** A message in one of the viewer's conversations. Locks the conversation against concurrent changes. */
async function lockOwnConversation(
  tx: EntityManager,
  viewer: Viewer | null,
  messageId: string,
): Promise<{ message: Message; conversation: Conversation }> {
  const { conversation: of } = await findVisible(tx, Message, messageId, messagesVisibleTo(viewer));
  const conversation = await tx.findOneOrFail(
    Conversation,
    { id: of.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const message = await findVisible(tx, Message, messageId, messagesVisibleTo(viewer), { refresh: true });
  return { message, conversation };
}
