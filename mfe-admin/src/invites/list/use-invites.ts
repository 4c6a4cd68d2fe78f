import { useRef, useState } from 'react';
import { useApolloClient, useQuery } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { RecentInvitesDocument } from '#gql/graphql.ts';
import { withNextPage } from './with-next-page.ts';

export type Invites = ReturnType<typeof useInvites>;

/** The most that the server gives at once. */
const most = 500;

/** The list of invites: page by page, and asked for again after each change. */
export function useInvites() {
  const client = useApolloClient();
  const { data, error, fetchMore, refetch, updateQuery } = useQuery(RecentInvitesDocument, {
    // Whoever comes back to the screen sees which invites were used meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  const [next, setNext] = useState<'ready' | 'loading' | 'failed'>('ready');
  const asking = useRef(false);
  const list = data?.invitations;

  const loadMore = async () => {
    if (asking.current || !list?.pageInfo.hasNextPage) return;
    asking.current = true;
    setNext('loading');
    try {
      const variables = { after: list.pageInfo.endCursor };
      await fetchMore({ variables, updateQuery: (all, { fetchMoreResult }) => withNextPage(all, fetchMoreResult) });
      setNext('ready');
    } catch {
      setNext('failed');
    } finally {
      asking.current = false;
    }
  };

  /** Asks for all that is shown and one more, in one go: a list that fell back to its first page would jump. */
  const refresh = async () => {
    if (!list) return void refetch().then(undefined, () => undefined);
    const variables = { first: Math.min(list.edges.length + 1, most) };
    try {
      const fresh = await client.query({ query: RecentInvitesDocument, variables, fetchPolicy: 'no-cache' });
      if (fresh.data) updateQuery(() => fresh.data);
    } catch {
      const description = 'The list of invites could not be brought up to date. Reload the page to see the change.';
      toast({ title: 'Error', description, intent: 'destructive' });
    }
  };

  const retry = () => void refetch().then(undefined, () => undefined);
  return { list, error, next, loadMore, refresh, retry };
}
