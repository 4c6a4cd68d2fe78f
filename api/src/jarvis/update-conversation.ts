import { LockMode } from '@mikro-orm/core';
import type { UpdateConversationInput } from 'rules/jarvis';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { nextUpdatedAt } from '#db/next-updated-at';
import { chooseTemplates } from '#jarvis/choose-templates';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';

/** Renames one of the viewer's conversations or sets its templates. Concurrent updates are serialized. */
export async function updateConversation(
  { em, viewer }: Context,
  id: string,
  { title, templateIds }: UpdateConversationInput,
  ifUpdatedAt: Version,
): Promise<void> {
  await em.transactional(async (tx) => {
    const conversation = await findVisible(tx, Conversation, id, visibleTo(viewer), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    requireUnchanged(conversation, ifUpdatedAt, 'conversation');
    conversation.title = title ?? conversation.title;
    // Updates the list order even if only the templates change.
    conversation.updatedAt = nextUpdatedAt(conversation);
    if (templateIds) await chooseTemplates(tx, viewer, conversation, templateIds);
  });
}
