import { usePaginatedQuery } from 'kit/apollo';
import { ConversationListDocument } from '#gql/graphql.ts';

export type Conversations = ReturnType<typeof useConversations>;

/** One's conversations, newest update first, page by page. One that changes moves to the top on its own. */
export function useConversations() {
  const { nodes, ...pages } = usePaginatedQuery(ConversationListDocument, {
    selectConnection: ({ conversations }) => conversations,
  });
  const list = nodes?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return { list, ...pages };
}
