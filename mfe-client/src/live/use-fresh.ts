import { useRef } from 'react';
import { type AddedActivity, useOnActivity } from './activity-feed.ts';

/**
 * Asks again when something happens. What happens while an answer is under way may be missing in it: so it is asked once
 * more behind it, and a burst of activity costs two questions, not one each.
 */
export function useFresh(
  refresh: () => Promise<unknown>,
  concerns: (added: AddedActivity) => boolean = () => true,
): void {
  const asking = useRef<'no' | 'once' | 'again'>('no');
  const ask = async () => {
    do {
      asking.current = 'once';
      // A fault shows in the panel that asked first; there is nothing more to say about it here.
      await refresh().then(undefined, () => undefined);
    } while (isAgain(asking.current));
    asking.current = 'no';
  };
  useOnActivity((added) => {
    if (!concerns(added)) return;
    if (asking.current === 'no') void ask();
    else asking.current = 'again';
  });
}

const isAgain = (state: 'no' | 'once' | 'again') => state === 'again';
