import { useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { AuditEntryAddedDocument, type AuditKind } from '#gql/graphql.ts';

/** Refetches when the audit log reports a change to one of these kinds. */
export function useRefetchOnAudit(kinds: readonly AuditKind[], refresh: () => Promise<unknown>): void {
  const refetch = useCoalescedRefetch(refresh);
  useSubscription(AuditEntryAddedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && kinds.includes(data.auditEntryAdded.subjectKind)) refetch();
    },
  });
}
