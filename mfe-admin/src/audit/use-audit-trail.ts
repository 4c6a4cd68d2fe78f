import { usePaginatedQuery, useQuery } from 'kit/apollo';
import { auditKinds } from 'rules/audit';
import {
  AuditActorsDocument,
  AuditTrailDocument,
  type AuditRow_EntryFragment,
  type AuditTrailQuery,
} from '#gql/graphql.ts';
import { useFilters } from '../filters/use-filters.ts';
import { useRefetchOnAudit } from '../trail/use-refetch-on-audit.ts';
import { auditFilterNames, parseAuditFilter } from './parse-audit-filter.ts';

export type AuditEntry = AuditRow_EntryFragment;

const selectConnection = (data: AuditTrailQuery) => data.auditEntries;

/** The filtered audit trail. New entries appear live. */
export function useAuditTrail() {
  const filters = useFilters(auditFilterNames);
  const filter = parseAuditFilter(filters.get);
  const pages = usePaginatedQuery(AuditTrailDocument, { variables: filter, selectConnection });
  const { data, refetch } = useQuery(AuditActorsDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnAudit(auditKinds, () => Promise.all([pages.refresh(), refetch()]));
  return { filters, filter, actors: data?.auditActors ?? [], ...pages };
}
