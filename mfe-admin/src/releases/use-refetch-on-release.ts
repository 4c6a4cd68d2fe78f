import { useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { ReleaseMovedDocument } from '#gql/graphql.ts';

/** Refetches after each release and rollback. */
export function useRefetchOnRelease(refresh: () => Promise<unknown>): void {
  const refetch = useCoalescedRefetch(refresh);
  useSubscription(ReleaseMovedDocument, { ignoreResults: true, onData: refetch });
}
