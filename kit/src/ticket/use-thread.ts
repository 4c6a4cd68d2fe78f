import { useRef } from 'react';
// By package name, as remotes import it: shared modules are not bundled into this part again.
import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient, useOptimisticMutation, usePaginatedQuery, useSubscription } from 'kit/apollo';
import { isNotFound, type Fault } from '../fault.ts';
import { useViewer } from '../session.tsx';
import { ReplyToTicketDocument, TicketMessageAddedDocument, TicketThreadDocument } from './gql/graphql.ts';
import { createOptimisticReply } from './optimistic-reply.ts';
import type { Thread, ThreadMessage } from './thread.ts';

/** A ticket's conversation: its messages, the draft, and sending. */
export function useThread(id: string): Thread {
  const client = useApolloClient();
  const viewer = useViewer();
  const pages = usePaginatedQuery(TicketThreadDocument, {
    variables: { id },
    selectConnection: ({ supportTicket }) => supportTicket?.latestMessages,
  });
  const [run] = useOptimisticMutation(ReplyToTicketDocument, { failed: "Couldn't send your message" });
  const pendingReplies = useRef(0);
  const ticket = pages.data?.supportTicket ?? undefined;

  useSubscription(TicketMessageAddedDocument, {
    variables: { ticketId: id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      // The sender's own message is already shown optimistically and would be duplicated.
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
    // Without an answer, it is unknown whether the message arrived.
    if (refused) void pages.refresh();
    return refused;
  };

  return {
    ticket,
    isMissing: pages.data ? !ticket : isNotFound(pages.error),
    error: pages.error,
    messages: pages.nodes?.toReversed() ?? [],
    pages,
    refresh: pages.refresh,
    send,
  };
}

interface StoredPage {
  edges: readonly { node: Reference }[];
}

/** Adds a new message to its ticket's messages in the cache, once. */
function addMessage(cache: ApolloCache, ticketId: string, message: ThreadMessage): void {
  cache.modify<{ latestMessages: StoredPage }>({
    id: cache.identify({ __typename: 'SupportTicket', id: ticketId }),
    fields: {
      latestMessages(existing, { readField, toReference }) {
        const page = existing as StoredPage;
        const node = toReference({ ...message }, true);
        if (!node || page.edges.some((edge) => readField('id', edge.node) === message.id)) return page;
        return { ...page, edges: [{ __typename: 'TicketMessageEdge', node }, ...page.edges] };
      },
    },
  });
}
