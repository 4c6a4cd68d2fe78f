import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { messagesVisibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';
import { waitForReplyEnd } from '#replies/wait-for-reply-end';

/** For so long the server that writes a reply is waited for: its text goes further than what is stored. */
const stopTimeoutMs = 3000;

/** Ends a reply and keeps its text. One that has ended already stays as it is. */
export async function stopReply(context: Context, messageId: string): Promise<void> {
  const { em, bus, viewer, log } = context;
  const { conversation } = await findVisible(em, Message, messageId, messagesVisibleTo(viewer));
  const running = { id: messageId, status: 'streaming' } as const;
  if ((await em.nativeUpdate(Message, running, { stopAsked: true })) === 0) return;
  await bus
    .publish('replyHalted', { messageId })
    .catch((err: unknown) => log.warn({ err }, 'a server will notice only on its own that a reply was stopped'));
  if (await waitForReplyEnd(context, { conversationId: conversation.id, replyId: messageId }, stopTimeoutMs)) return;
  // No one writes it, or not so that it could hear: it ends with what is stored.
  const stopped = await em.nativeUpdate(Message, running, {
    status: 'stopped',
    runner: null,
    leaseUntil: null,
    updatedAt: clock.date(),
  });
  if (stopped > 0) await bus.feed('reply', conversation.id, { kind: 'ended', messageId });
}
