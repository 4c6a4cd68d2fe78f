import type { Context } from '#context';
import type { ClaimedReply } from '#replies/reply-store';

/** Notifies everyone who has the conversation open that a reply starts. Nothing is lost if this event is missed. */
export async function announceReply(
  { bus, log }: Context,
  { conversationId, id: messageId }: ClaimedReply,
): Promise<void> {
  const begin = { kind: 'text', messageId, run: 0, offset: 0, text: '' } as const;
  await bus
    .feed('reply', conversationId, begin)
    .catch((err: unknown) => log.warn({ err }, 'could not announce the start of a reply'));
}
