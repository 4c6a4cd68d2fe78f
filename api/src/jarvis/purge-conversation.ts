import { LockMode } from '@mikro-orm/core';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { Conversation } from '#jarvis/conversation.entity';
import { restorableBy } from '#jarvis/jarvis.access';

/** Removes a deleted conversation for good, with its messages. */
export async function purgeConversation({ em, viewer }: Context, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    const conversation = await findVisible(tx, Conversation, id, restorableBy(viewer), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    tx.remove(conversation);
  });
}
