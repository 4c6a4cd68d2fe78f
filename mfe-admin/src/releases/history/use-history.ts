import { usePaginatedQuery } from 'kit/apollo';
import { type HistoryRow_EventFragment, ReleaseHistoryDocument, type ReleaseHistoryQuery } from '#gql/graphql.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useReleaseMoved } from '../use-release-moved.ts';

export type ReleaseEvent = HistoryRow_EventFragment;

const pick = (data: ReleaseHistoryQuery) => data.releaseEvents;

/** What happened, of all portals or of the one in the address. It comes by itself. */
export function useHistory() {
  const filters = useFilters(['portal']);
  const pages = usePaginatedQuery(ReleaseHistoryDocument, {
    variables: { remote: filters.get('portal') || null },
    pick,
  });
  useReleaseMoved(pages.refresh);
  return { filters, ...pages };
}
