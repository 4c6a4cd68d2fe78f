import { useMemo, useRef, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { ConversationListDocument } from '#gql/graphql.ts';
import { withNextPage } from './with-next-page.ts';

export type Conversations = ReturnType<typeof useConversations>;

/** One's conversations, newest update first, page by page. One that changes moves to the top by itself. */
export function useConversations() {
  const { data, error, fetchMore, refetch } = useQuery(ConversationListDocument, {
    // Whoever comes back to the tab sees what has been said in another one.
    fetchPolicy: 'cache-and-network',
  });
  const [next, setNext] = useState<'ready' | 'loading' | 'failed'>('ready');
  const asking = useRef(false);
  const page = data?.conversations;
  const list = useMemo(
    () => page?.edges.map(({ node }) => node).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    [page],
  );

  const loadMore = async () => {
    if (asking.current || !page?.pageInfo.hasNextPage) return;
    asking.current = true;
    setNext('loading');
    try {
      const variables = { after: page.pageInfo.endCursor };
      await fetchMore({ variables, updateQuery: (all, { fetchMoreResult }) => withNextPage(all, fetchMoreResult) });
      setNext('ready');
    } catch {
      setNext('failed');
    } finally {
      asking.current = false;
    }
  };

  const retry = () => void refetch().then(undefined, () => undefined);
  return { list, error, next, loadMore, retry };
}
