import { usePaginatedQuery } from 'kit/apollo';
import { type SecurityEventRow_EventFragment, SecurityLogDocument, type SecurityLogQuery } from '#gql/graphql.ts';
import { useFilters } from '../filters/use-filters.ts';
import { isEvent, parseFilter, securityFilterNames } from './security-filters.ts';

export type SecurityEvent = SecurityEventRow_EventFragment;

const pick = (data: SecurityLogQuery) => data.securityEvents;

/** The events that the filters in the address select, newest first. */
export function useSecurityLog() {
  const given = useFilters(securityFilterNames);
  const get = (name: string) => (name === 'event' && !isEvent(given.get(name)) ? '' : given.get(name));
  const filters = { ...given, get, isUsed: securityFilterNames.some(get) };
  const filter = parseFilter(filters.get);
  const pages = usePaginatedQuery(SecurityLogDocument, { variables: filter, pick });
  return { filters, filter, ...pages };
}
