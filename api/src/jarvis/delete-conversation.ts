import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';

/** Deletes one of the viewer's conversations, with its messages. A running reply stops. */
export async function deleteConversation({ em, viewer, bus, log }: Context, id: string): Promise<void> {
  const conversation = await findVisible(em, Conversation, id, visibleTo(viewer));
  const reply = await em.findOne(Message, { conversation, status: 'streaming' });
  em.remove(conversation);
  await em.flush();
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
