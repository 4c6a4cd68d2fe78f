import { LockMode } from '@mikro-orm/core';
import { newConversationTitle, type SendMessageInput } from 'rules/jarvis';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { unauthenticated } from '#errors';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';
import { countedWhile } from '#limits/counted-while';
import { announce } from '#replies/announce';
import { checkSelected } from '#replies/check-selected';
import type { Exchange } from '#replies/exchange';
import { startReply } from '#replies/start-reply';
import { titleOf } from '#replies/title-of';

/** Asks Jarvis: question, reply and the job that writes it are stored together, or nothing is. */
export async function sendMessage(
  context: Context,
  { conversationId, content, selectedDocumentIds: ids }: SendMessageInput,
): Promise<Exchange> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  const selectedDocumentIds = await checkSelected(context, ids);
  const ask = () =>
    em.transactional(async (tx) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const conversation = await findVisible(tx, Conversation, conversationId, visibleTo(viewer), lock);
      const question = tx.create(Message, { conversation, role: 'user', content, selectedDocumentIds });
      if (conversation.title === newConversationTitle) conversation.title = titleOf(content);
      conversation.updatedAt = clock.date();
      const reply = await startReply(tx, conversation, question);
      return { conversationId, questionId: question.id, replyId: reply.id };
    });
  const exchange = await countedWhile(limits, 'askJarvis', { person: viewer.id }, ask);
  await announce(context, exchange);
  return exchange;
}
