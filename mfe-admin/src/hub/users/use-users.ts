import { usePaginatedQuery } from 'kit/apollo';
import { HubUsersDocument, type HubUsersQuery, type UserRow_UserFragment } from '#gql/graphql.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useRefetchOnAudit } from '../../trail/use-refetch-on-audit.ts';
import { parseUserFilter, userFilterNames } from './parse-user-filter.ts';

export type HubUser = UserRow_UserFragment;

const selectConnection = (data: HubUsersQuery) => data.users;

/** The filtered accounts, updated live. */
export function useUsers() {
  const filters = useFilters(userFilterNames);
  const filter = parseUserFilter(filters.get);
  const pages = usePaginatedQuery(HubUsersDocument, { variables: filter, selectConnection });
  useRefetchOnAudit(['user'], pages.refresh);
  return { filters, filter, ...pages };
}
