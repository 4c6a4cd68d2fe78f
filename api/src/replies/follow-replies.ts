import type { Context } from '#context';
import { notFound, toAppError } from '#errors';
import { Conversation } from '#jarvis/conversation.entity';
import { visibleTo } from '#jarvis/jarvis.access';
import { DeliverySpan } from '#replies/delivery-span';
import { ReplyFollower, type ReplyNews } from '#replies/reply-follower';
import { getLastReply } from '#replies/standing';

/** How long the server that writes a reply has to say all of it, before what is stored is told. */
const patience = 100;
/** How long one who lacks text, or has heard nothing of a running reply, or of none, waits before looking at what is stored. */
const waits = { lacking: 250, running: 5000, idle: 30_000 };

/**
 * The replies of one conversation. Listens first, then asks whether the viewer may, then tells how the last reply stands,
 * then what comes. Ends when it is returned, at any moment.
 */
export async function followReplies(
  { bus, read, em, viewer, log }: Context,
  conversationId: string,
): Promise<AsyncIterableIterator<ReplyNews>> {
  const follower = new ReplyFollower();
  const delivery = new DeliverySpan();
  let isTimeToLook = true;
  let isFirst = true;
  let heard = 0;
  let wake = (): void => undefined;
  const unfollow = bus.follow('reply', conversationId, (event) => {
    heard += 1;
    delivery.heard(event);
    if (follower.hear(event)) isTimeToLook = true;
    wake();
  });
  try {
    if (!(await read.exists(Conversation, { $and: [{ id: conversationId }, visibleTo(viewer)] })))
      throw notFound('conversation');
  } catch (error) {
    unfollow();
    throw error;
  }

  const untold: ReplyNews[] = [];
  let returned = false;
  /** Until something is heard. True where nothing was for so long. */
  const pause = async (longest: number): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    wake = () => resolve(false);
    const timer = setTimeout(() => resolve(true), longest);
    const isLong = await promise;
    clearTimeout(timer);
    return isLong;
  };
  const longest = () => (follower.lacksText ? waits.lacking : follower.isRunning ? waits.running : waits.idle);
  const look = async () => {
    isTimeToLook = false;
    const wasFirst = isFirst;
    isFirst = false;
    try {
      untold.push(...follower.look(await getLastReply(em, conversationId)));
    } catch (err) {
      if (toAppError(err).code !== 'UNAVAILABLE') throw err;
      log.warn({ err }, 'a reply could not be looked at; trying again');
    }
    if (!follower.isRunning) return;
    // The server that writes it has more than is stored.
    const before = heard;
    bus.publish('replyWanted', { messageId: follower.messageId }).then(undefined, () => undefined);
    if (wasFirst && heard === before) await pause(patience);
  };
  const followed: AsyncIterableIterator<ReplyNews> = {
    async next() {
      for (;;) {
        if (returned) return { value: undefined, done: true };
        if (isTimeToLook) await look();
        if (untold.length === 0) untold.push(...follower.news());
        const news = untold.shift();
        if (news) {
          delivery.delivered(news);
          return { value: news, done: false };
        }
        if (!isTimeToLook && (await pause(longest()))) isTimeToLook = true;
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
