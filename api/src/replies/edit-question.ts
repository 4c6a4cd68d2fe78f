import type { EditQuestionInput } from 'rules/jarvis';
import { clock } from '#clock';
import type { Context } from '#context';
import { conflict, unauthenticated } from '#errors';
import { countedWhile } from '#limits/counted-while';
import { announce } from '#replies/announce';
import { checkSelected } from '#replies/check-selected';
import { type Exchange, toExchange } from '#replies/exchange';
import { findOwn } from '#replies/find-own';
import { lastExchange } from '#replies/last-exchange';
import { startReply } from '#replies/start-reply';

/** Asks the last question in other words: it keeps its place, and a new reply takes the place of the old. */
export async function editQuestion(
  context: Context,
  { messageId, content, selectedDocumentIds: ids }: EditQuestionInput,
): Promise<Exchange> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  // Absent: the same documents as before, as far as they can still be chosen.
  const selected = ids ? await checkSelected(context, ids) : null;
  const ask = () =>
    context.replyWriter.claimNew((runner) =>
      em.transactional(async (tx) => {
        const { message, conversation } = await findOwn(tx, viewer, messageId);
        const { question, reply } = await lastExchange(tx, conversation.id);
        if (question?.id !== message.id) throw conflict('Only the last question of a conversation can be changed');
        if (reply?.status === 'streaming')
          throw conflict('Jarvis is still answering in this conversation. Wait for the reply, or stop it');
        question.content = content;
        question.selectedDocumentIds = selected ?? question.selectedDocumentIds;
        if (reply) tx.remove(reply);
        conversation.updatedAt = clock.date();
        await tx.flush();
        return startReply(tx, question, runner);
      }),
    );
  const reply = await countedWhile(limits, 'askJarvis', { person: viewer.id }, ask);
  await announce(context, reply);
  return toExchange(reply);
}
