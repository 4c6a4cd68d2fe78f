import type { EntityManager } from '@mikro-orm/postgresql';
import type { MessageStatus } from 'rules/jarvis';

/** The stored state of a conversation's last reply. */
export interface StoredReply {
  id: string;
  status: MessageStatus;
  /** The run that wrote the text. */
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
