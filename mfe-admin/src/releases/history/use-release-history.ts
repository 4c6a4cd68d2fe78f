import { usePaginatedQuery } from 'kit/apollo';
import { type HistoryRow_EventFragment, ReleaseHistoryDocument, type ReleaseHistoryQuery } from '#gql/graphql.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useRefetchOnRelease } from '../use-refetch-on-release.ts';

export type ReleaseEvent = HistoryRow_EventFragment;

const selectConnection = (data: ReleaseHistoryQuery) => data.releaseEvents;

/** The history of all portals, or of the one in the URL, updated live. */
export function useReleaseHistory() {
  const filters = useFilters(['portal']);
  const pages = usePaginatedQuery(ReleaseHistoryDocument, {
    variables: { remote: filters.get('portal') || null },
    selectConnection,
  });
  useRefetchOnRelease(pages.refresh);
  return { filters, ...pages };
}
