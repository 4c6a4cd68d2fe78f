import type { Context } from '#context';
import type { ClaimedReply } from '#replies/reply-store';

/** Tells those who have the conversation open that a reply begins. Nothing is lost where this is not heard. */
export async function announce({ bus, log }: Context, { conversationId, id: messageId }: ClaimedReply): Promise<void> {
  const begin = { kind: 'text', messageId, run: 0, offset: 0, text: '' } as const;
  await bus
    .feed('reply', conversationId, begin)
    .catch((err: unknown) => log.warn({ err }, 'the start of a reply was not announced'));
}
