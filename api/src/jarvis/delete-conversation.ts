import { LockMode } from '@mikro-orm/core';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';

/** Moves one of the viewer's conversations to those that they can restore. A running reply stops, and keeps its text. */
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
    // Keeps the time of the last update: a restored conversation returns to its place in the list.
    await tx.nativeUpdate(Conversation, { id }, { deletedAt: clock.date() });
    await tx.nativeUpdate(Message, { conversation: id, status: 'streaming' }, { stopRequested: true });
    return tx.findOne(Message, { conversation: id, status: 'streaming' }, { fields: ['id'] });
  });
  if (reply)
    await bus
      .publish('replyHalted', { messageId: reply.id })
      .catch((err: unknown) =>
        log.warn(
          { err },
          'could not publish that a reply was stopped; its server will notice at the next lease renewal',
        ),
      );
}
