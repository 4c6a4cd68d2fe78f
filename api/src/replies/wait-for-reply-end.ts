import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#context';
import { Message } from '#jarvis/message.entity';
import type { Exchange } from '#replies/exchange';

/** The polling interval, in case the event of a reply's end is missed. */
const pollIntervalMs = 1000;

/** Waits until a reply is complete, stopped, failed or deleted, for at most this many milliseconds. False on timeout. */
export async function waitForReplyEnd(
  { bus, em }: Context,
  { conversationId, replyId }: Pick<Exchange, 'conversationId' | 'replyId'>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  const stopped = new AbortController();
  let ended = Promise.withResolvers<void>();
  const unfollow = bus.follow('reply', conversationId, (event) => {
    if (event.kind === 'ended' && event.messageId === replyId) ended.resolve();
  });
  try {
    for (;;) {
      const running = await em.fork().count(Message, { id: replyId, status: 'streaming' });
      const left = deadline - performance.now();
      if (running === 0) return true;
      if (left <= 0) return false;
      await Promise.race([ended.promise, delay(Math.min(pollIntervalMs, left), null, { signal: stopped.signal })]);
      ended = Promise.withResolvers<void>();
    }
  } finally {
    unfollow();
    stopped.abort();
  }
}
