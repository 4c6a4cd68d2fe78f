import { useCoalescedRefetch } from 'kit/apollo';
import { type AddedActivity, useActivityListener } from './activity-feed.ts';

/** Refetches on relevant activity. */
export function useRefetchOnActivity(
  refresh: () => Promise<unknown>,
  isRelevant: (added: AddedActivity) => boolean = () => true,
): void {
  const refetch = useCoalescedRefetch(refresh);
  useActivityListener((added) => isRelevant(added) && refetch());
}
