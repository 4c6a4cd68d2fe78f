import type { LeadStatus } from 'rules/leads';
import { useQuery } from 'kit/apollo';
import { LeadCountsDocument } from '#gql/graphql.ts';
import { countVariables } from './lead-variables.ts';
import type { LeadFilter } from './use-lead-search.ts';

/** How many leads the search finds at each status; while the next search is under way, those of the last. */
export function useLeadCounts(filter: LeadFilter) {
  const { data, previousData, error, refetch } = useQuery(LeadCountsDocument, {
    variables: countVariables(filter),
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.leadCounts;
  const at = (status: LeadStatus) => counts?.find((row) => row.status === status)?.count ?? 0;
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  return {
    at,
    all,
    /** How many rows the list has; undefined until that is known. */
    total: all === undefined ? undefined : filter.status ? at(filter.status) : all,
    error: counts ? undefined : error,
    retry: () => void refetch().then(undefined, () => undefined),
  };
}
