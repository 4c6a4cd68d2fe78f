import { useRef } from 'react';

/**
 * Refetches when an event occurs. An answer in flight may miss the event, so one more request follows it: a burst of
 * events costs two requests, not one per event.
 */
export function useCoalescedRefetch(refetch: () => Promise<unknown>): () => void {
  const refetchState = useRef<'no' | 'once' | 'again'>('no');
  const run = async () => {
    do {
      refetchState.current = 'once';
      // The panel that sent the query first shows the error.
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
