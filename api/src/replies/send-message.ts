import type { EntityManager } from '@mikro-orm/postgresql';
import { newConversationTitle, type SendMessageInput } from 'rules/jarvis';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { runStatement } from '#db/idempotent-request';
import { notFound } from '#errors';
import { newId } from '#new-id';
import { checkSelectedDocuments } from '#replies/check-selected';
import type { Exchange } from '#replies/exchange';
import type { PromptContext } from '#replies/create-prompt';
import { readConversation } from '#replies/read-conversation';
import type { ClaimedReply } from '#replies/reply-store';
import { startExchange } from '#replies/start-exchange';
import { throwAsConflict, toReplyStart } from '#replies/start-reply';

/** Sends a question to Jarvis: stores question and reply, and starts writing the reply on this server. */
export async function sendMessage(
  context: Context,
  { conversationId, content, selectedDocumentIds: ids }: SendMessageInput,
): Promise<Exchange> {
  const { em, viewer } = context;
  requireId(conversationId);
  const selectedDocumentIds = await checkSelectedDocuments(context, ids);
  const ownerId = viewer?.id ?? null;
  const question = { conversationId, questionId: newId(), ownerId, content, selectedDocumentIds };
  return startExchange(context, async (runner) => {
    // Starts before the question is stored, because the reply waits for both.
    const earlier = readConversation(em, question);
    const stored = runStatement(em, (tx) => storeQuestion(tx, question, runner));
    const promptContext = stored.then(() => getPromptContext(em, question, earlier));
    for (const each of [earlier, promptContext]) each.catch(() => undefined); // the reply writer handles the error
    return { ...(await stored), promptContext };
  });
}

interface Question {
  conversationId: string;
  questionId: string;
  /** Only the owner of a conversation can ask in it. */
  ownerId: string | null;
  content: string;
  selectedDocumentIds: string[];
}

/** Stores a question with its reply. Locks the conversation against concurrent changes. */
async function storeQuestion(
  em: EntityManager,
  { conversationId, questionId, ownerId, content, selectedDocumentIds }: Question,
  runner: string | null,
): Promise<ClaimedReply> {
  const [id, now] = [newId(), clock.date()];
  const { traceparent, run, leaseUntil } = toReplyStart(runner);
  const stored = await em
    .execute<unknown[]>(insertSql, [
      now,
      newConversationTitle,
      toTitle(content),
      conversationId,
      ownerId,
      questionId,
      content,
      JSON.stringify(selectedDocumentIds),
      id,
      questionId,
      traceparent,
      run,
      runner,
      leaseUntil,
    ])
    .catch(throwAsConflict);
  if (stored.length === 0) throw notFound('conversation');
  return { id, conversationId, questionId, run, stopRequested: false, traceparent };
}

/** Into a conversation that is not deleted. One with the default title takes its title from the first question. */
const insertSql = `
  with conversation as (
    update conversations set updated_at = ?, title = case when title = ? then ? else title end
     where id = ? and owner_id = ? and deleted_at is null returning id, updated_at as at),
  question as (
    insert into messages (id, created_at, updated_at, conversation_id, role, content, metadata, selected_document_ids)
    select ?::uuid, at, at, id, 'user', ?, '{"referencedDocuments": []}',
           array(select jsonb_array_elements_text(?::jsonb)::uuid) from conversation)
  insert into messages (id, created_at, updated_at, conversation_id, role, content, status, metadata, question_id,
                        traceparent, run, runner, lease_until)
  select ?::uuid, at, at, id, 'assistant', '', 'streaming', '{"referencedDocuments": []}', ?::uuid,
         ?, ?::integer, ?::uuid, ?::timestamptz from conversation
  returning id`;

/** The conversation was read before it was locked: a reply that was running then has since ended. */
async function getPromptContext(
  em: EntityManager,
  question: Question,
  earlier: ReturnType<typeof readConversation>,
): Promise<PromptContext> {
  const conversation = await earlier;
  return { question, conversation: conversation.isAnswering ? await readConversation(em, question) : conversation };
}

const maxTitleLength = 60;

/** A conversation's title from its first question: the first line, without Markdown syntax, truncated at a word. */
function toTitle(question: string): string {
  const lines = question.split('\n').map((line) =>
    line
      .replace(/^[\s#>*`\-\d.)]+/, '')
      .replaceAll(/[`*_]/g, '')
      .trim(),
  );
  const line = (lines.find(Boolean) ?? question).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxTitleLength) return line;
  const cut = line.slice(0, maxTitleLength).replace(/\s+\S*$/, '');
  return `${cut.toWellFormed().replace(/[\s,;:.!?–-]+$/, '')}…`;
}
