import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newConversationTitle, type SendMessageInput } from 'rules/jarvis';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { notFound } from '#errors';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';
import { checkSelected } from '#replies/check-selected';
import type { Exchange } from '#replies/exchange';
import type { PromptContext } from '#replies/prompt-of';
import { readConversation } from '#replies/read-conversation';
import { startExchange } from '#replies/start-exchange';
import { startReply } from '#replies/start-reply';
import { titleOf } from '#replies/title-of';

/** Sends a question to Jarvis: stores question and reply in one transaction, and this server starts to write the reply. */
export async function sendMessage(
  context: Context,
  { conversationId, content, selectedDocumentIds: ids }: SendMessageInput,
): Promise<Exchange> {
  const { em, viewer } = context;
  requireId(conversationId);
  const selectedDocumentIds = await checkSelected(context, ids);
  return startExchange(context, async (tx, runner) => {
    // Locks the conversation, so nothing else changes in it meanwhile.
    const found = await tx.nativeUpdate(
      Conversation,
      { $and: [{ id: conversationId }, visibleTo(viewer)] },
      { updatedAt: clock.date(), title: titleAfter(content) },
    );
    if (found === 0) throw notFound('conversation');
    const conversation = tx.getReference(Conversation, conversationId);
    const question = tx.create(
      Message,
      { conversation, role: 'user', content, selectedDocumentIds },
      { persist: false },
    );
    const promptContext = readPromptContext(em, question);
    return { ...(await startReply(tx, question, runner, { isNew: true })), promptContext };
  });
}

/** Starts to read outside the transaction, which has locked the conversation: all earlier messages are committed. */
function readPromptContext(em: EntityManager, question: Message): Promise<PromptContext> {
  const of = { conversationId: question.conversation.id, questionId: question.id };
  const promptContext = readConversation(em, of).then((conversation) => ({ question, conversation }));
  promptContext.catch(() => undefined); // the reply writer handles the error
  return promptContext;
}

/** A conversation with the default title takes its title from the first question. */
const titleAfter = (question: string) =>
  raw('case when title = ? then ? else title end', [newConversationTitle, titleOf(question)]);
