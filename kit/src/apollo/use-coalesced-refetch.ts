import { useRef } from 'react';

/**
 * Asks again when something happens. What happens while an answer is under way may be missing in it: so it is asked once more
 * behind it, and a burst of events costs two questions, not one each.
 */
export function useCoalescedRefetch(ask: () => Promise<unknown>): () => void {
  const asking = useRef<'no' | 'once' | 'again'>('no');
  const run = async () => {
    do {
      asking.current = 'once';
      // A fault shows in the panel that asked first; there is nothing more to say about it here.
      await ask().then(undefined, () => undefined);
    } while (isAgain(asking.current));
    asking.current = 'no';
  };
  return () => {
    if (asking.current === 'no') void run();
    else asking.current = 'again';
  };
}

const isAgain = (state: 'no' | 'once' | 'again') => state === 'again';
