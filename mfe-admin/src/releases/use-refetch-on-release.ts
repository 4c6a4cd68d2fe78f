import { useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { ReleaseMovedDocument } from '#gql/graphql.ts';

/** Asks again each time that a portal is published or goes back. */
export function useRefetchOnRelease(refresh: () => Promise<unknown>): void {
  const refetch = useCoalescedRefetch(refresh);
  useSubscription(ReleaseMovedDocument, { ignoreResults: true, onData: refetch });
}
