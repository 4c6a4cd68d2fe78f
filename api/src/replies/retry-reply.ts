import type { Context } from '#context';
import { conflict } from '#errors';
import type { Exchange } from '#replies/exchange';
import { replaceReply } from '#replies/replace-reply';

/** Replaces the last reply, if it failed or was stopped. */
export function retryReply(context: Context, messageId: string): Promise<Exchange> {
  return replaceReply(context, messageId, ({ message, question, reply }) => {
    const isOver = message.status === 'failed' || message.status === 'stopped';
    if (!question || reply?.id !== message.id || !isOver)
      throw conflict('You can retry only the last reply, and only if it failed or was stopped');
    return question;
  });
}
