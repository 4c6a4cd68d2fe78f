import { usePaginatedQuery, useQuery } from 'kit/apollo';
import { useSearchStates } from 'kit/search-state';
import { auditKinds } from 'rules/audit';
import {
  AuditActorsDocument,
  AuditTrailDocument,
  type AuditRow_EntryFragment,
  type AuditTrailQuery,
} from '#gql/graphql.ts';
import { useRefetchOnAudit } from '../trail/use-refetch-on-audit.ts';
import { parseAuditFilter } from './parse-audit-filter.ts';

export type AuditEntry = AuditRow_EntryFragment;

const selectConnection = (data: AuditTrailQuery) => data.auditEntries;

/** The filtered audit trail. New entries appear live. */
export function useAuditTrail() {
  const [filter] = useSearchStates(parseAuditFilter);
  const pages = usePaginatedQuery(AuditTrailDocument, { variables: filter, selectConnection });
  const { data, refresh: refreshActors } = useQuery(AuditActorsDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnAudit(auditKinds, () => Promise.all([pages.refresh(), refreshActors()]));
  return { filter, actors: data?.auditActors ?? [], ...pages };
}
