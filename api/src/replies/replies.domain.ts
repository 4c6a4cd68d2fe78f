import { defineDomain } from '#define-domain';
import { JarvisReplyResolver } from '#replies/jarvis-reply.resolver';
import { MessageActionsResolver } from '#replies/message-actions.resolver';
import { RepliesResolver } from '#replies/replies.resolver';

declare module '#live/bus' {
  interface Topics {
    /**
     * A reply is waiting to be written. The first server to claim it writes it; if no server receives this, one finds it by its
     * expired lease.
     */
    replyQueued: { messageId: string };
    /** A reader lacks text: the server that writes this reply sends all of it again. */
    replyWanted: { messageId: string };
    /** The server that writes this reply checks whether it was stopped or deleted. */
    replyHalted: { messageId: string };
  }
}

export const repliesDomain = defineDomain({
  name: 'replies',
  tokenArea: 'ai',
  resolvers: [RepliesResolver, JarvisReplyResolver, MessageActionsResolver],
  // For jobs that servers of the previous version queued.
  jobs: { runReply: { create: ({ replyWriter }) => replyWriter.task } },
});
