import { useEffect, useState } from 'react';
import { toast } from '../toasts.ts';

/** How long the tick stays (specification part 2 §9). */
const tickDuration = 2000;

/** Puts a text on the clipboard and says how it went. `copied` is true for the two seconds of the tick. */
export function useCopy(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), tickDuration);
    return () => clearTimeout(timer);
  }, [count]);

  const copy = async () => {
    try {
      // Over plain http from another machine browsers have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCount((before) => before + 1);
      toast({ title: 'Copied!', intent: 'success' });
    } catch {
      toast({ title: 'Copy failed', description: 'Unable to copy to clipboard', intent: 'destructive' });
    }
  };
  return { copied: count > 0, copy };
}
