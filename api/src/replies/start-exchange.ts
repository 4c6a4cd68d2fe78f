import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { countedWhile } from '#limits/counted-while';
import { announce } from '#replies/announce';
import { type Exchange, toExchange } from '#replies/exchange';
import type { ClaimedReply } from '#replies/reply-store';

type Start = (tx: EntityManager, runner: string | null) => Promise<ClaimedReply>;

/** Starts a reply in a transaction, counted by the rate limit, and has this server write it. */
export async function startExchange(context: Context, start: Start): Promise<Exchange> {
  const { em, viewer, limits, replyWriter } = context;
  if (!viewer) throw unauthenticated();
  const claim = () => replyWriter.claimNew((runner) => em.transactional((tx) => start(tx, runner)));
  const reply = await countedWhile(limits, 'askJarvis', { person: viewer.id }, claim);
  await announce(context, reply);
  return toExchange(reply);
}
