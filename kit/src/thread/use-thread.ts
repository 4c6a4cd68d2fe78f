import { useRef } from 'react';
// By name, as remotes import it: what is shared between them is not packed into this part again.
import {
  useApolloClient,
  useOptimisticMutation,
  usePaginatedQuery,
  useSubscription,
  type TypedDocumentNode,
} from 'kit/apollo';
import type { ConnectionPage } from '../apollo/connection-pages.ts';
import { toFault, type Fault } from '../fault.ts';
import { useViewer } from '../session.tsx';
import { createOptimisticReply } from './optimistic-reply.ts';
import type { Thread, ThreadMessage, ThreadTicket } from './thread.ts';
import { addMessage } from './add-message.ts';

/** A portal's own operations: what they are called is its own affair. */
interface Documents<Ticket> {
  thread: TypedDocumentNode<
    { supportTicket?: (Ticket & { latestMessages: ConnectionPage<ThreadMessage> }) | null },
    { id: string; first: number; after?: string | null }
  >;
  added: TypedDocumentNode<{ ticketMessages: ThreadMessage }, { ticketId: string }>;
  reply: TypedDocumentNode<{ replyToTicket: ThreadMessage }, { id: string; input: { content: string } }>;
}

/** The conversation on a ticket: what was written, what is being written, and writing oneself. */
export function useThread<Ticket extends ThreadTicket>(
  id: string,
  { thread, added, reply }: Documents<Ticket>,
): Thread<Ticket> {
  const client = useApolloClient();
  const viewer = useViewer();
  const pages = usePaginatedQuery(thread, {
    variables: { id },
    selectConnection: ({ supportTicket }) => supportTicket?.latestMessages,
  });
  const [run] = useOptimisticMutation(reply, { failed: "Couldn't send your message" });
  const pendingReplies = useRef(0);
  const ticket = pages.data?.supportTicket ?? undefined;

  useSubscription(added, {
    variables: { ticketId: id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      // One's own stands there already, as what the server is expected to answer: it would stand there twice.
      const isOwnPending = pendingReplies.current > 0 && data.ticketMessages.author.id === viewer.id;
      if (!isOwnPending) addMessage(client.cache, id, data.ticketMessages);
    },
  });

  const send = async (content: string, key: string): Promise<Fault | null> => {
    if (!ticket) return null;
    let refused: Fault | null = null;
    pendingReplies.current += 1;
    await run({
      key,
      variables: { id, input: { content } },
      optimisticResponse: createOptimisticReply(ticket, viewer, content),
      update: (cache, { data }) => data && addMessage(cache, id, data.replyToTicket),
      onRefused: (fault) => {
        refused = fault;
      },
    });
    pendingReplies.current -= 1;
    // Without an answer no one knows whether it arrived.
    if (refused) void pages.refresh();
    return refused;
  };

  return {
    ticket,
    isMissing: pages.data ? !ticket : isMissing(pages.error),
    error: pages.error,
    messages: pages.nodes?.toReversed() ?? [],
    pages,
    retry: pages.retry,
    send,
  };
}

/** An id that cannot be one is refused as malformed. */
const isMissing = (error: unknown) =>
  error !== undefined && ['NOT_FOUND', 'MALFORMED_REQUEST', 'BAD_USER_INPUT'].includes(toFault(error).code);
