import { usePaginatedQuery } from 'kit/apollo';
import { ConversationListDocument } from '#gql/graphql.ts';

export type Conversations = ReturnType<typeof useConversations>;

/** The user's conversations, paginated, last updated first. */
export function useConversations() {
  const { nodes, ...pages } = usePaginatedQuery(ConversationListDocument, {
    selectConnection: ({ conversations }) => conversations,
  });
  const list = nodes?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return { list, ...pages };
}
