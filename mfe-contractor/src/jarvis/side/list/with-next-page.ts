import type { ConversationListQuery } from '#gql/graphql.ts';

/** Two pages as one. A conversation that has moved to the top meanwhile is not listed twice. */
export function withNextPage(all: ConversationListQuery, next: ConversationListQuery): ConversationListQuery {
  const known = new Set(all.conversations.edges.map(({ node }) => node.id));
  const edges = next.conversations.edges.filter(({ node }) => !known.has(node.id));
  return { ...next, conversations: { ...next.conversations, edges: [...all.conversations.edges, ...edges] } };
}
