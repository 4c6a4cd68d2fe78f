import type { EditQuestionInput } from 'rules/jarvis';
import type { Context } from '#context';
import { conflict } from '#errors';
import { checkSelectedDocuments } from '#replies/check-selected';
import type { Exchange } from '#replies/exchange';
import { replaceReply } from '#replies/replace-reply';
import { stillAnsweringError } from '#replies/start-reply';

/** Changes the last question in place and replaces its reply. */
export async function editQuestion(
  context: Context,
  { messageId, content, selectedDocumentIds: ids }: EditQuestionInput,
): Promise<Exchange> {
  // If absent, the previous documents that can still be selected are used.
  const selected = ids ? await checkSelectedDocuments(context, ids) : null;
  return replaceReply(context, messageId, ({ message, question, reply }) => {
    if (question?.id !== message.id) throw conflict('You can edit only the last question of a conversation');
    if (reply?.status === 'streaming') throw stillAnsweringError();
    question.content = content;
    question.selectedDocumentIds = selected ?? question.selectedDocumentIds;
    return question;
  });
}
