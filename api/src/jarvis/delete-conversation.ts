import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';

/** Deletes a conversation of one's own, with its messages. */
export async function deleteConversation({ em, viewer }: Context, id: string): Promise<void> {
  em.remove(await findVisible(em, Conversation, id, visibleTo(viewer)));
  await em.flush();
}
