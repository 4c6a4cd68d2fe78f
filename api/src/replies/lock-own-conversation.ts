import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { findVisible } from '#db/find-visible';
import { Conversation } from '#jarvis/conversation.entity';
import { messagesVisibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';

/** A message in one of the viewer's conversations. Locks the conversation against concurrent changes. */
export async function lockOwnConversation(
  tx: EntityManager,
  viewer: Viewer | null,
  messageId: string,
): Promise<{ message: Message; conversation: Conversation }> {
  const { conversation: of } = await findVisible(tx, Message, messageId, messagesVisibleTo(viewer));
  const conversation = await tx.findOneOrFail(
    Conversation,
    { id: of.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const message = await findVisible(tx, Message, messageId, messagesVisibleTo(viewer), { refresh: true });
  return { message, conversation };
}
