import { useEffect, useState } from 'react';

/** How long a card stays highlighted, in milliseconds. */
const highlightMs = 2500;

/** The project in the URL, briefly after it has loaded. */
export function useHighlightedCard(id: string | null, isThere: boolean): string | null {
  const [expiredId, setExpiredId] = useState<string | null>(null);
  useEffect(() => {
    if (!id || !isThere) return undefined;
    const timer = setTimeout(() => setExpiredId(id), highlightMs);
    return () => clearTimeout(timer);
  }, [id, isThere]);
  return isThere && id !== expiredId ? id : null;
}
