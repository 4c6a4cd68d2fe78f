import type { Context } from '#context';
import { findPassages } from '#documents/search/find-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { isAnswerable } from '#documents/document.access';
import { Message } from '#jarvis/message.entity';
import { buildPrompt } from '#jarvis/prompt/build-prompt';
import type { Prompt } from '#models/model';
import { type ConversationSoFar, readConversation } from '#replies/read-conversation';
import type { ClaimedReply } from '#replies/reply-store';

/** The number of passages that a prompt may quote. */
const maxPassages = 8;

/** A question and the conversation before it. */
export interface PromptContext {
  question: Pick<Message, 'content' | 'selectedDocumentIds'>;
  conversation: ConversationSoFar;
}

/** Builds the prompt of a reply: the conversation's templates, earlier messages, and passages of the selected documents. */
export async function createPrompt(context: Context, claimed: ClaimedReply): Promise<Prompt> {
  const { question, conversation } = await (claimed.promptContext ?? readPromptContext(context, claimed));
  const passages = await findSelectedPassages(context, question);
  return buildPrompt({ ...conversation, passages, question: question.content, model: context.models.chat });
}

async function readPromptContext(
  { em }: Context,
  { conversationId, questionId }: ClaimedReply,
): Promise<PromptContext> {
  const [question, conversation] = await Promise.all([
    em.findOneOrFail(Message, { id: questionId }),
    readConversation(em, { conversationId, questionId }),
  ]);
  return { question, conversation };
}

async function findSelectedPassages(context: Context, { content, selectedDocumentIds }: PromptContext['question']) {
  if (selectedDocumentIds.length === 0) return [];
  // Documents that are readable now, rather than when the question was sent.
  const readable = await context.em.find(
    AiDocument,
    { id: { $in: selectedDocumentIds }, isActive: true, ...isAnswerable },
    { fields: ['id'] },
  );
  const ids = readable.map(({ id }) => id);
  return ids.length > 0 ? findPassages(context, ids, content, maxPassages) : [];
}
