import { useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { TrailAddedDocument, type AuditKind } from '#gql/graphql.ts';

/** Refetches when the audit trail reports a change to one of these kinds. */
export function useRefetchOnAudit(kinds: readonly AuditKind[], refresh: () => Promise<unknown>): void {
  const refetch = useCoalescedRefetch(refresh);
  useSubscription(TrailAddedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && kinds.includes(data.auditEntryAdded.subjectKind)) refetch();
    },
  });
}
