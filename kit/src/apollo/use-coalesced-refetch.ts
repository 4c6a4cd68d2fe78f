import { useRef } from 'react';

/**
 * Asks again when something happens. What happens while an answer is under way may be missing in it: so it is asked once more
 * behind it, and a burst of events costs two questions, not one each.
 */
export function useCoalescedRefetch(refetch: () => Promise<unknown>): () => void {
  const refetchState = useRef<'no' | 'once' | 'again'>('no');
  const run = async () => {
    do {
      refetchState.current = 'once';
      // A fault shows in the panel that asked first; there is nothing more to say about it here.
      await refetch().then(undefined, () => undefined);
    } while (isRequestedAgain(refetchState.current));
    refetchState.current = 'no';
  };
  return () => {
    if (refetchState.current === 'no') void run();
    else refetchState.current = 'again';
  };
}

const isRequestedAgain = (state: 'no' | 'once' | 'again') => state === 'again';
