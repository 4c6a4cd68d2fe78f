import { useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { TrailAddedDocument, type AuditKind } from '#gql/graphql.ts';

/** Asks again when the audit trail tells of a change to one of these kinds of things. */
export function useRefetchOnAudit(kinds: readonly AuditKind[], refresh: () => Promise<unknown>): void {
  const refetch = useCoalescedRefetch(refresh);
  useSubscription(TrailAddedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && kinds.includes(data.auditEntryAdded.subjectKind)) refetch();
    },
  });
}
