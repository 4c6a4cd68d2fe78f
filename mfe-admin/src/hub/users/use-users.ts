import { useCoalescedRefetch, usePaginatedQuery, useSubscription } from 'kit/apollo';
import { useSearchStates } from 'kit/search-state';
import { HubUsersDocument, type HubUsersQuery, UserChangedDocument, type UserRow_UserFragment } from '#gql/graphql.ts';
import { parseUserFilter } from './parse-user-filter.ts';

export type HubUser = UserRow_UserFragment;

const selectConnection = (data: HubUsersQuery) => data.users;

/** The filtered accounts, updated live. */
export function useUsers() {
  const [filter] = useSearchStates(parseUserFilter);
  const pages = usePaginatedQuery(HubUsersDocument, { variables: filter, selectConnection });
  useSubscription(UserChangedDocument, { ignoreResults: true, onData: useCoalescedRefetch(pages.refresh) });
  return { filter, ...pages };
}
