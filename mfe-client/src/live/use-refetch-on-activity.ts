import { useCoalescedRefetch } from 'kit/apollo';
import { type AddedActivity, useActivityListener } from './activity-feed.ts';

/** Asks again when something happens that concerns it. */
export function useRefetchOnActivity(
  refresh: () => Promise<unknown>,
  isRelevant: (added: AddedActivity) => boolean = () => true,
): void {
  const refetch = useCoalescedRefetch(refresh);
  useActivityListener((added) => isRelevant(added) && refetch());
}
