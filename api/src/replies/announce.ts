import type { Context } from '#context';
import type { Exchange } from '#replies/exchange';

/** Tells whoever has the conversation open that a reply begins, before its first words. Nothing is lost where nobody hears it. */
export async function announce(
  { bus, log }: Context,
  { conversationId, replyId }: Pick<Exchange, 'conversationId' | 'replyId'>,
): Promise<void> {
  const begin = { kind: 'text', messageId: replyId, run: 0, offset: 0, text: '' } as const;
  await bus
    .feed('reply', conversationId, begin)
    .catch((err: unknown) => log.warn({ err }, 'nobody was told of a reply'));
}
