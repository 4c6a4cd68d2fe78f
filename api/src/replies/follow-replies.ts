import type { Span } from '@opentelemetry/api';
import type { Context } from '#context';
import { notFound, toAppError } from '#errors';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { ReplyFollower, type ReplyUpdate } from '#replies/reply-follower';
import { getLastReply } from '#replies/stored-reply';
import type { ReplyEvent } from '#live/bus';
import { startSpan } from '#telemetry/with-span';
import { getTraceparent } from '#telemetry/traceparent';

/** How long the server that writes a reply has to send its full text before the stored text is used instead. */
const firstEventTimeout = 100;
/** How long to wait before reading what is stored: while text is missing, while a reply runs, or while none does. */
const pollIntervals = { lacking: 250, running: 5000, idle: 30_000 };

/**
 * Follows the replies of one conversation. Subscribes first, then checks access, then emits the state of the last reply and everything
 * after it. Can be returned at any time.
 */
export async function followReplies(
  { bus, read, em, viewer, log }: Context,
  conversationId: string,
): Promise<AsyncIterableIterator<ReplyUpdate>> {
  const follower = new ReplyFollower();
  const delivery = new DeliverySpan();
  let shouldReadStored = true;
  let isFirst = true;
  let eventCount = 0;
  let wake = (): void => undefined;
  const unfollow = bus.follow('reply', conversationId, (event) => {
    eventCount += 1;
    delivery.onEvent(event);
    if (follower.onEvent(event)) shouldReadStored = true;
    wake();
  });
  try {
    if (!(await read.exists(Conversation, { $and: [{ id: conversationId }, visibleTo(viewer)] })))
      throw notFound('conversation');
  } catch (error) {
    unfollow();
    throw error;
  }

  const pendingUpdates: ReplyUpdate[] = [];
  let returned = false;
  /** Waits for an event. True on timeout. */
  const pause = async (maxMs: number): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    wake = () => resolve(false);
    const timer = setTimeout(() => resolve(true), maxMs);
    const isLong = await promise;
    clearTimeout(timer);
    return isLong;
  };
  const longest = () =>
    follower.isMissingText ? pollIntervals.lacking : follower.isRunning ? pollIntervals.running : pollIntervals.idle;
  const readStored = async () => {
    shouldReadStored = false;
    const wasFirst = isFirst;
    isFirst = false;
    try {
      pendingUpdates.push(...follower.onStored(await getLastReply(em, conversationId)));
    } catch (err) {
      if (toAppError(err).code !== 'UNAVAILABLE') throw err;
      log.warn({ err }, 'could not read a reply; trying again');
    }
    if (!follower.isRunning) return;
    // The server that writes it has more text than is stored.
    const before = eventCount;
    bus.publish('replyWanted', { messageId: follower.messageId }).then(undefined, () => undefined);
    if (wasFirst && eventCount === before) await pause(firstEventTimeout);
  };
  const followed: AsyncIterableIterator<ReplyUpdate> = {
    async next() {
      for (;;) {
        if (returned) return { value: undefined, done: true };
        if (shouldReadStored) await readStored();
        if (pendingUpdates.length === 0) pendingUpdates.push(...follower.news());
        const news = pendingUpdates.shift();
        if (news) {
          delivery.onDelivered(news);
          return { value: news, done: false };
        }
        if (!shouldReadStored && (await pause(longest()))) shouldReadStored = true;
      }
    },
    async return() {
      returned = true;
      delivery.end();
      unfollow();
      wake();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => followed,
  };
  return followed;
}

/** Traces the delivery of a reply to one follower: a span in the trace of its question, from its first event to its last token. */
class DeliverySpan {
  #span: Span | null = null;
  #pieces = 0;
  #characters = 0;

  onEvent(event: ReplyEvent): void {
    const parent = getTraceparent(event);
    if (this.#span || !parent || event.kind !== 'text') return;
    const attributes = { 'portals.message': event.messageId };
    this.#span = startSpan('deliver reply', { kind: 'PRODUCER', parent, attributes });
    this.#pieces = this.#characters = 0;
  }

  onDelivered(news: ReplyUpdate): void {
    if (news.kind !== 'progress') return this.end();
    if (news.text === '') return;
    if (this.#pieces === 0) this.#span?.addEvent('first text');
    this.#pieces += 1;
    this.#characters += news.text.length;
  }

  /** Also if the follower leaves early. */
  end(): void {
    this.#span?.setAttributes({ 'portals.pieces': this.#pieces, 'portals.characters': this.#characters }).end();
    this.#span = null;
  }
}
