import type { EntityManager } from '@mikro-orm/postgresql';
import { readConnection } from '#db/read-connection';
import type { TemplateInstructions } from '#jarvis/prompt/build-prompt';
import type { ChatMessage } from '#models/model';
import type { ClaimedReply } from '#replies/reply-store';

/** The parts of a prompt other than the question. */
export interface ConversationSoFar {
  /** In the selected order. */
  templates: TemplateInstructions[];
  /** Oldest first. */
  history: ChatMessage[];
  /** Whether a reply to an earlier question is still being written; it's not part of the history yet. */
  isAnswering: boolean;
  /** Whether its owner is an administrator. */
  isForAdmin: boolean;
}

/** How many messages are read. The newest that fit the model's context window go into the prompt. */
const maxHistory = 200;

/** The templates of a conversation and its messages before the question, in one statement because the reply waits for it. */
export async function readConversation(
  em: EntityManager,
  { conversationId, questionId }: Pick<ClaimedReply, 'conversationId' | 'questionId'>,
): Promise<ConversationSoFar> {
  const [row] = await em.execute<ConversationSoFar[]>(
    `select
       (select coalesce(json_agg(json_build_object('systemPrompt', t.system_prompt, 'contextInstructions', t.context_instructions,
                                                   'guardrails', t.guardrails) order by ct.position), '[]')
          from conversation_templates ct join prompt_templates t on t.id = ct.template_id
         where ct.conversation_id = ?) as templates,
       (select coalesce(json_agg(json_build_object('role', m.role, 'content', m.content) order by m.id), '[]')
          from (select id, role, content from messages
                 where conversation_id = ? and id < ? and status in ('complete', 'stopped') and content <> ''
                 order by id desc limit ${maxHistory}) m) as history,
       exists (select 1 from messages where conversation_id = ? and id < ? and status = 'streaming') as "isAnswering",
       exists (select 1 from conversations c join users u on u.id = c.owner_id where c.id = ? and u.role = 'admin') as "isForAdmin"`,
    [conversationId, conversationId, questionId, conversationId, questionId, conversationId],
    readConnection,
  );
  return row ?? { templates: [], history: [], isAnswering: false, isForAdmin: false };
}
