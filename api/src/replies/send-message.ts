import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newConversationTitle, type SendMessageInput } from 'rules/jarvis';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { notFound, unauthenticated } from '#errors';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';
import { countedWhile } from '#limits/counted-while';
import { announce } from '#replies/announce';
import { checkSelected } from '#replies/check-selected';
import { type Exchange, toExchange } from '#replies/exchange';
import type { AskedQuestion } from '#replies/prompt-of';
import { readConversation } from '#replies/read-conversation';
import { startReply } from '#replies/start-reply';
import { titleOf } from '#replies/title-of';

/** Asks Jarvis: question and reply are stored together, or nothing is, and this server begins to write. */
export async function sendMessage(
  context: Context,
  { conversationId, content, selectedDocumentIds: ids }: SendMessageInput,
): Promise<Exchange> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  requireId(conversationId);
  const selectedDocumentIds = await checkSelected(context, ids);
  const ask = () =>
    context.replyWriter.claimNew((runner) =>
      em.transactional(async (tx) => {
        // It locks the conversation: nothing else happens in it meanwhile.
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
        const asked = readAsked(em, question);
        return { ...(await startReply(tx, question, runner, { isNew: true })), asked };
      }),
    );
  const reply = await countedWhile(limits, 'askJarvis', { person: viewer.id }, ask);
  await announce(context, reply);
  return toExchange(reply);
}

/** Begins to read beside the transaction, which has locked the conversation: every message before the question is there. */
function readAsked(em: EntityManager, question: Message): Promise<AskedQuestion> {
  const of = { conversationId: question.conversation.id, questionId: question.id };
  const asked = readConversation(em, of).then((conversation) => ({ question, conversation }));
  asked.catch(() => undefined); // the writer of the reply gets the fault
  return asked;
}

/** A conversation without a name of its own is named after its first question. */
const titleAfter = (question: string) =>
  raw('case when title = ? then ? else title end', [newConversationTitle, titleOf(question)]);
