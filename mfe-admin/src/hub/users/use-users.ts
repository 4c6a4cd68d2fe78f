import { usePaginatedQuery } from 'kit/apollo';
import { HubUsersDocument, type HubUsersQuery, type UserRow_UserFragment } from '#gql/graphql.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useTrail } from '../../trail/use-trail.ts';
import { lookedForIn, userFilters } from './looked-for.ts';

export type HubUser = UserRow_UserFragment;

const pick = (data: HubUsersQuery) => data.users;

/** The accounts that one looks for, as administrators change them. */
export function useUsers() {
  const filters = useFilters(userFilters);
  const lookedFor = lookedForIn(filters.get);
  const pages = usePaginatedQuery(HubUsersDocument, { variables: lookedFor, pick });
  useTrail(['user'], pages.refresh);
  return { filters, lookedFor, ...pages };
}
