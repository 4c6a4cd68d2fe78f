import { useCoalescedRefetch, useSubscription } from 'kit/apollo';
import { ReleaseMovedDocument } from '#gql/graphql.ts';

/** Asks again each time that a portal is published or goes back. */
export function useReleaseMoved(refresh: () => Promise<unknown>): void {
  const ask = useCoalescedRefetch(refresh);
  useSubscription(ReleaseMovedDocument, { ignoreResults: true, onData: ask });
}
