import type { CreateConversationInput } from 'rules/jarvis';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { chooseTemplates } from '#jarvis/choose-templates';
import { Conversation } from '#jarvis/conversation.entity';
import { User } from '#people/user.entity';

/** Creates a conversation for the viewer and returns its id. */
export async function createConversation(
  { em, viewer }: Pick<Context, 'em' | 'viewer'>,
  { title, templateIds }: CreateConversationInput,
): Promise<string> {
  if (!viewer) throw unauthenticated();
  return em.transactional(async (tx) => {
    const conversation = tx.create(Conversation, { title, owner: tx.getReference(User, viewer.id) });
    await chooseTemplates(tx, viewer, conversation, templateIds);
    return conversation.id;
  });
}
