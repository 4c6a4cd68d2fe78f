import type { EntityManager } from '@mikro-orm/postgresql';
import type { MessageStatus } from 'rules/jarvis';

/** How the last reply of a conversation stands in the database. */
export interface StoredReply {
  id: string;
  status: MessageStatus;
  /** The run that the text is from. */
  draft: number;
  content: string;
  failureReason: string | null;
}

export async function getLastReply(em: EntityManager, conversationId: string): Promise<StoredReply | null> {
  const [row] = await em.execute<StoredReply[]>(
    `select id, status, draft, content, failure_reason as "failureReason" from messages
      where conversation_id = ? and role = 'assistant' order by id desc limit 1`,
    [conversationId],
  );
  return row ?? null;
}
