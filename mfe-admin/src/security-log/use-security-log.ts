import { usePaginatedQuery } from 'kit/apollo';
import { type SecurityEventRow_EventFragment, SecurityLogDocument, type SecurityLogQuery } from '#gql/graphql.ts';
import { useFilters } from '../filters/use-filters.ts';
import { isKnownEvent, parseFilter, securityFilterNames } from './security-filters.ts';

export type SecurityEvent = SecurityEventRow_EventFragment;

const selectConnection = (data: SecurityLogQuery) => data.securityEvents;

/** The events that the filters in the address select, newest first. */
export function useSecurityLog() {
  const urlFilters = useFilters(securityFilterNames);
  const get = (name: string) => (name === 'event' && !isKnownEvent(urlFilters.get(name)) ? '' : urlFilters.get(name));
  const filters = { ...urlFilters, get, isUsed: securityFilterNames.some(get) };
  const filter = parseFilter(filters.get);
  const pages = usePaginatedQuery(SecurityLogDocument, { variables: filter, selectConnection });
  return { filters, filter, ...pages };
}
