import { LockMode } from '@mikro-orm/core';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';

/** Deletes one of the viewer's conversations, with its messages. A running reply stops. */
export async function deleteConversation(
  { em, viewer, bus, log }: Context,
  id: string,
  ifUpdatedAt: Version,
): Promise<void> {
  const reply = await em.transactional(async (tx) => {
    const conversation = await findVisible(tx, Conversation, id, visibleTo(viewer), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    requireUnchanged(conversation, ifUpdatedAt, 'conversation');
    const running = await tx.findOne(Message, { conversation, status: 'streaming' });
    tx.remove(conversation);
    return running;
  });
  if (reply)
    await bus
      .publish('replyHalted', { messageId: reply.id })
      .catch((err: unknown) =>
        log.warn(
          { err },
          'could not publish that a reply was deleted; its server will notice at the next lease renewal',
        ),
      );
}
