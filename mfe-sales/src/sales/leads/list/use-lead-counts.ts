import type { LeadStatus } from 'rules/leads';
import { useQuery } from 'kit/apollo';
import { LeadCountsDocument } from '#gql/graphql.ts';
import { toCountVariables } from './lead-variables.ts';
import type { LeadFilter } from './use-lead-search.ts';

/** The number of matching leads by status; previous counts stay while the next search loads. */
export function useLeadCounts(filter: LeadFilter) {
  const { data, previousData, error, refetch } = useQuery(LeadCountsDocument, {
    variables: toCountVariables(filter),
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.leadCounts;
  const getCount = (status: LeadStatus) => counts?.find((row) => row.status === status)?.count ?? 0;
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  return {
    at: getCount,
    all,
    /** The number of rows in the list; undefined until known. */
    total: all === undefined ? undefined : filter.status ? getCount(filter.status) : all,
    error: counts ? undefined : error,
    retry: () => void refetch().then(undefined, () => undefined),
  };
}
