import { useEffect, useState } from 'react';

/** How long a card stays marked. */
const markedFor = 2500;

/** The project that the address names, for a moment after it is there. */
export function useMarkedCard(id: string | null, isThere: boolean): string | null {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    if (!id || !isThere) return undefined;
    const timer = setTimeout(() => setSeen(id), markedFor);
    return () => clearTimeout(timer);
  }, [id, isThere]);
  return isThere && id !== seen ? id : null;
}
