import { usePaginatedQuery } from 'kit/apollo';
import { useSearchState } from 'kit/search-state';
import { type HistoryRow_EventFragment, ReleaseHistoryDocument, type ReleaseHistoryQuery } from '#gql/graphql.ts';
import { useRefetchOnRelease } from '../use-refetch-on-release.ts';

export type ReleaseEvent = HistoryRow_EventFragment;

const selectConnection = (data: ReleaseHistoryQuery) => data.releaseEvents;

/** The history of all portals, or of the one in the URL, updated live. */
export function useReleaseHistory() {
  const [portal] = useSearchState('portal');
  const pages = usePaginatedQuery(ReleaseHistoryDocument, {
    variables: { remote: portal || null },
    selectConnection,
  });
  useRefetchOnRelease(pages.refresh);
  return pages;
}
