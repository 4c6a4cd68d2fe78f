import { usePaginatedQuery, useQuery } from 'kit/apollo';
import { useSearchStates } from 'kit/search-state';
import { auditKinds } from 'rules/audit';
import {
  AuditActorsDocument,
  AuditLogDocument,
  type AuditRow_EntryFragment,
  type AuditLogQuery,
} from '#gql/graphql.ts';
import { useRefetchOnAudit } from './use-refetch-on-audit.ts';
import { parseAuditFilter } from './parse-audit-filter.ts';

export type AuditEntry = AuditRow_EntryFragment;

const selectConnection = (data: AuditLogQuery) => data.auditEntries;

/** The filtered audit log. New entries appear live. */
export function useAuditLog() {
  const [filter] = useSearchStates(parseAuditFilter);
  const pages = usePaginatedQuery(AuditLogDocument, { variables: filter, selectConnection });
  const { data, refresh: refreshActors } = useQuery(AuditActorsDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnAudit(auditKinds, () => Promise.all([pages.refresh(), refreshActors()]));
  return { filter, actors: data?.auditActors ?? [], ...pages };
}
