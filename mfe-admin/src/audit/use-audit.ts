import { usePaginatedQuery, useQuery } from 'kit/apollo';
import { auditKinds } from 'rules/audit';
import {
  AuditActorsDocument,
  AuditTrailDocument,
  type AuditRow_EntryFragment,
  type AuditTrailQuery,
} from '#gql/graphql.ts';
import { useFilters } from '../filters/use-filters.ts';
import { useTrail } from '../trail/use-trail.ts';
import { auditFilters, lookedForIn } from './looked-for.ts';

export type Entry = AuditRow_EntryFragment;

const pick = (data: AuditTrailQuery) => data.auditEntries;

/** The part of the trail that one looks for. New entries come by themselves. */
export function useAudit() {
  const filters = useFilters(auditFilters);
  const lookedFor = lookedForIn(filters.get);
  const pages = usePaginatedQuery(AuditTrailDocument, { variables: lookedFor, pick });
  const { data, refetch } = useQuery(AuditActorsDocument, { fetchPolicy: 'cache-and-network' });
  useTrail(auditKinds, () => Promise.all([pages.refresh(), refetch()]));
  return { filters, lookedFor, actors: data?.auditActors ?? [], ...pages };
}
