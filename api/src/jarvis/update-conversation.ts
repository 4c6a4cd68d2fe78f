import { LockMode } from '@mikro-orm/core';
import type { UpdateConversationInput } from 'rules/jarvis';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { chooseTemplates } from '#jarvis/choose-templates';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';

/** Renames one of the viewer's conversations or sets its templates. Concurrent updates are serialized. */
export async function updateConversation(
  { em, viewer }: Context,
  id: string,
  { title, templateIds }: UpdateConversationInput,
): Promise<void> {
  await em.transactional(async (tx) => {
    const conversation = await findVisible(tx, Conversation, id, visibleTo(viewer), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    conversation.title = title ?? conversation.title;
    // Updates the list order even if only the templates change.
    conversation.updatedAt = clock.date();
    if (templateIds) await chooseTemplates(tx, viewer, conversation, templateIds);
  });
}
