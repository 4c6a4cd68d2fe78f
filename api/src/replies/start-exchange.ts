import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { countUnlessFailed } from '#limits/count-unless-failed';
import { type Exchange, toExchange } from '#replies/exchange';
import type { ClaimedReply } from '#replies/reply-store';

type Start = (runner: string | null) => Promise<ClaimedReply>;

/** Starts a reply, subject to the rate limit, and has this server write it. */
export async function startExchange(context: Context, start: Start): Promise<Exchange> {
  const { viewer, limits, replyWriter } = context;
  if (!viewer) throw unauthenticated();
  const claim = () => replyWriter.claimNew(start);
  const reply = await countUnlessFailed(limits, 'askJarvis', { person: viewer.id }, claim);
  await announceReply(context, reply);
  return toExchange(reply);
}

/** Notifies everyone who has the conversation open that a reply starts. Nothing is lost if this event is missed. */
async function announceReply({ bus, log }: Context, { conversationId, id: messageId }: ClaimedReply): Promise<void> {
  const begin = { kind: 'text', messageId, run: 0, offset: 0, text: '' } as const;
  await bus
    .feed('reply', conversationId, begin)
    .catch((err: unknown) => log.warn({ err }, 'could not announce the start of a reply'));
}
