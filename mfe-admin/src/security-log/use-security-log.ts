import { usePaginatedQuery } from 'kit/apollo';
import { useSearchStates } from 'kit/search-state';
import { type SecurityEventRow_EventFragment, SecurityLogDocument, type SecurityLogQuery } from '#gql/graphql.ts';
import { parseFilter } from './security-filters.ts';

export type SecurityEvent = SecurityEventRow_EventFragment;

const selectConnection = (data: SecurityLogQuery) => data.securityEvents;

/** The events that the filters in the address select, newest first. */
export function useSecurityLog() {
  const [filter] = useSearchStates(parseFilter);
  const pages = usePaginatedQuery(SecurityLogDocument, { variables: filter, selectConnection });
  return { filter, ...pages };
}
