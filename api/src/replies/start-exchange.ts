import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { countUnlessFailed } from '#limits/count-unless-failed';
import { announceReply } from '#replies/announce-reply';
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
