import type { Context } from '#context';
import type { Exchange } from '#replies/exchange';

/** Tells the servers that a reply waits, and who has the conversation open that it begins. Nothing is lost where nobody hears it. */
export async function announce(
  { bus, log }: Context,
  { conversationId, replyId: messageId }: Pick<Exchange, 'conversationId' | 'replyId'>,
): Promise<void> {
  const begin = { kind: 'text', messageId, run: 0, offset: 0, text: '' } as const;
  const told = [bus.publish('replyQueued', { messageId }), bus.feed('reply', conversationId, begin)];
  await Promise.all(told).catch((err: unknown) => log.warn({ err }, 'nobody was told of a reply'));
}
