import type { Context } from '#context';
import { findPassages } from '#documents/find-passages';
import { AiDocument } from '#documents/ai-document.entity';
import { ConversationTemplate } from '#jarvis/conversation-template.entity';
import { Message } from '#jarvis/message.entity';
import { buildPrompt } from '#jarvis/prompt/build-prompt';
import type { Prompt } from '#models/model';
import type { TakenReply } from '#replies/reply-store';

/** As many as a prompt may quote. */
const mostPassages = 8;
/** As many as are looked at: what of them fits the model's window goes in, newest first. */
const mostHistory = 200;

/** What the model is asked for a reply: the conversation's templates, what was said, what the selected documents say. */
export async function promptOf(context: Context, { conversationId, questionId }: TakenReply): Promise<Prompt> {
  const { em, models } = context;
  const { content: question, selectedDocumentIds } = await em.findOneOrFail(Message, { id: questionId });
  const chosen = await em.find(
    ConversationTemplate,
    { conversation: conversationId },
    { populate: ['template'], orderBy: { position: 'asc' } },
  );
  const before = await em.find(
    Message,
    {
      conversation: conversationId,
      id: { $lt: questionId },
      status: { $in: ['complete', 'stopped'] },
      content: { $ne: '' },
    },
    { orderBy: { id: 'desc' }, limit: mostHistory },
  );
  // Whether they may still be read, not only whether they might when the question was asked.
  const readable = await em.find(
    AiDocument,
    { id: { $in: selectedDocumentIds }, isActive: true, status: 'ready' },
    { fields: ['id'] },
  );
  const ids = readable.map(({ id }) => id);
  const passages = ids.length > 0 ? await findPassages(context, ids, question, mostPassages) : [];
  return buildPrompt({
    templates: chosen.map(({ template }) => template),
    passages,
    history: before.toReversed().map(({ role, content }) => ({ role, content })),
    question,
    model: models.chat,
  });
}
