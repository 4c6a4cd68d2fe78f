import { useEffect, useState } from 'react';
import { toast } from '../toasts.ts';

/** How long the check mark is shown (specification part 2 §9). */
const tickDuration = 2000;

/** Copies a text to the clipboard and shows the result. `copied` is true for the two seconds of the check mark. */
export function useCopy(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), tickDuration);
    return () => clearTimeout(timer);
  }, [count]);

  const copy = async () => {
    try {
      // Browsers have no clipboard API over plain http from another machine.
      await navigator.clipboard.writeText(text);
      setCount((before) => before + 1);
      toast({ title: 'Copied!', intent: 'success' });
    } catch {
      toast({ title: 'Copy failed', description: 'Unable to copy to clipboard', intent: 'destructive' });
    }
  };
  return { copied: count > 0, copy };
}
