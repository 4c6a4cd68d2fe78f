import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { messagesVisibleTo } from '#jarvis/jarvis.access';
import { Message } from '#jarvis/message.entity';
import { waitForReplyEnd } from '#replies/wait-for-reply-end';

/** How long to wait for the server that writes the reply, since it has more text than is stored. */
const stopTimeoutMs = 3000;

/** Stops a reply and keeps its text. No effect on one that has ended. */
export async function stopReply(context: Context, messageId: string): Promise<void> {
  const { em, bus, viewer, log } = context;
  const { conversation } = await findVisible(em, Message, messageId, messagesVisibleTo(viewer));
  const running = { id: messageId, status: 'streaming' } as const;
  if ((await em.nativeUpdate(Message, running, { stopRequested: true })) === 0) return;
  await bus
    .publish('replyHalted', { messageId })
    .catch((err: unknown) => log.warn({ err }, 'a server will notice only by polling that a reply was stopped'));
  if (await waitForReplyEnd(context, { conversationId: conversation.id, replyId: messageId }, stopTimeoutMs)) return;
  // No server writes it, or none that could be notified: it ends with what is stored.
  const stopped = await em.nativeUpdate(Message, running, {
    status: 'stopped',
    runner: null,
    leaseUntil: null,
    updatedAt: clock.date(),
  });
  if (stopped > 0) await bus.feed('reply', conversation.id, { kind: 'ended', messageId });
}
