import { usePages } from 'kit/apollo';
import { type SecurityEventRow_EventFragment, SecurityLogDocument, type SecurityLogQuery } from '#gql/graphql.ts';
import { useFilters } from '../looking/use-filters.ts';
import { parseFilter, securityFilterNames } from './security-filters.ts';

export type SecurityEvent = SecurityEventRow_EventFragment;

const pick = (data: SecurityLogQuery) => data.securityEvents;

/** The events that the filters in the address select, newest first. */
export function useSecurityLog() {
  const filters = useFilters(securityFilterNames);
  const filter = parseFilter(filters.get);
  const pages = usePages(SecurityLogDocument, { variables: filter, pick });
  return { filters, filter, ...pages };
}
