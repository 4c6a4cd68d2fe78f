import { useCoalescedRefetch } from 'kit/apollo';
import { type AddedActivity, useOnActivity } from './activity-feed.ts';

/** Asks again when something happens that concerns it. */
export function useFresh(
  refresh: () => Promise<unknown>,
  concerns: (added: AddedActivity) => boolean = () => true,
): void {
  const ask = useCoalescedRefetch(refresh);
  useOnActivity((added) => concerns(added) && ask());
}
