import { clock } from '#clock';
import type { Context } from '#context';
import { conflict, unauthenticated } from '#errors';
import { countedWhile } from '#limits/counted-while';
import { announce } from '#replies/announce';
import { type Exchange, toExchange } from '#replies/exchange';
import { findOwn } from '#replies/find-own';
import { lastExchange } from '#replies/last-exchange';
import { startReply } from '#replies/start-reply';

/** Asks the last question again, where its reply failed or was stopped: a new reply takes the place of the old. */
export async function retryReply(context: Context, messageId: string): Promise<Exchange> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  const ask = () =>
    context.replyWriter.claimNew((runner) =>
      em.transactional(async (tx) => {
        const { message, conversation } = await findOwn(tx, viewer, messageId);
        const { question, reply } = await lastExchange(tx, conversation.id);
        const isOver = message.status === 'failed' || message.status === 'stopped';
        if (!question || reply?.id !== message.id || !isOver)
          throw conflict('You can retry only the last reply, and only if it failed or was stopped');
        tx.remove(reply);
        conversation.updatedAt = clock.date();
        await tx.flush();
        return startReply(tx, question, runner);
      }),
    );
  const reply = await countedWhile(limits, 'askJarvis', { person: viewer.id }, ask);
  await announce(context, reply);
  return toExchange(reply);
}
