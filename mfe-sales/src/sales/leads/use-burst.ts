import { useRef } from 'react';

/**
 * Does something when it is wanted, and once more behind it where it was wanted meanwhile: a burst of events costs two
 * questions, and what happens while an answer is under way is not missing in it.
 */
export function useBurst(work: () => Promise<unknown>): () => void {
  const state = useRef<'idle' | 'working' | 'again'>('idle');
  const run = async () => {
    do {
      state.current = 'working';
      await work();
    } while (isAgain(state.current));
    state.current = 'idle';
  };
  return () => {
    if (state.current === 'idle') void run();
    else state.current = 'again';
  };
}

const isAgain = (state: string) => state === 'again';
