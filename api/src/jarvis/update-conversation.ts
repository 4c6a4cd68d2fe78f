import { LockMode } from '@mikro-orm/core';
import type { UpdateConversationInput } from 'rules/jarvis';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { chooseTemplates } from '#jarvis/choose-templates';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';

/** Renames a conversation of one's own or gives it other templates. Two changes at once go one after the other. */
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
    // The order of the list: also where only the templates change.
    conversation.updatedAt = clock.date();
    if (templateIds) await chooseTemplates(tx, viewer, conversation, templateIds);
  });
}
