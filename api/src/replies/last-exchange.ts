import type { EntityManager } from '@mikro-orm/postgresql';
import { Message } from '#jarvis/message.entity';

/** The last question of a conversation and the reply to it, if there is one. */
export async function findLastExchange(
  em: EntityManager,
  conversationId: string,
): Promise<{ question: Message | null; reply: Message | null }> {
  const question = await em.findOne(
    Message,
    { conversation: conversationId, role: 'user' },
    { orderBy: { id: 'desc' } },
  );
  const reply = await em.findOne(
    Message,
    { conversation: conversationId, role: 'assistant' },
    { orderBy: { id: 'desc' } },
  );
  return { question, reply: reply && question && reply.id > question.id ? reply : null };
}
