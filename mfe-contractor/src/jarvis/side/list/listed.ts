import type { DataClient } from 'kit/apollo';
import { ConversationListDocument, type ConversationRow_ConversationFragment } from '#gql/graphql.ts';

const query = ConversationListDocument;

/** Puts a conversation that was just made into the list. */
export function listConversation({ cache }: DataClient, node: ConversationRow_ConversationFragment): void {
  cache.updateQuery({ query }, (all) => {
    if (!all) return undefined;
    const edge = { __typename: 'ConversationEdge' as const, cursor: '', node };
    return { conversations: { ...all.conversations, edges: [edge, ...all.conversations.edges] } };
  });
}

/** Takes a conversation out of the list. */
export function unlistConversation({ cache }: DataClient, id: string): void {
  cache.updateQuery({ query }, (all) => {
    if (!all) return undefined;
    const edges = all.conversations.edges.filter(({ node }) => node.id !== id);
    return { conversations: { ...all.conversations, edges } };
  });
}
