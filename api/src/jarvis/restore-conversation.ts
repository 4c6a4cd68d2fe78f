import { LockMode } from '@mikro-orm/core';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { Conversation } from '#jarvis/conversation.entity';
import { restorableBy } from '#jarvis/jarvis.access';

/** Returns a deleted conversation to the viewer's list, where it was. */
export async function restoreConversation({ em, viewer }: Context, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    await findVisible(tx, Conversation, id, restorableBy(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    await tx.nativeUpdate(Conversation, { id }, { deletedAt: null });
  });
}
