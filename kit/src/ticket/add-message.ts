import type { ApolloCache, Reference } from '@apollo/client';
import type { ThreadMessage } from './thread.ts';

interface StoredPage {
  edges: readonly { node: Reference }[];
}

/** Adds a new message to its ticket's messages in the cache, once. */
export function addMessage(cache: ApolloCache, ticketId: string, message: ThreadMessage): void {
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
