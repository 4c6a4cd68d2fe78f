import { useEffect, useState } from 'react';
import { projectCardId } from '../list/project-card.tsx';

/** How long a card stays marked. */
const markedFor = 2500;

/** Whoever comes for one project is led to its card: it is scrolled to, has the focus, and is marked for a moment. */
export function useMarkedCard(id: string | null, isThere: boolean): string | null {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    if (!id || !isThere) return undefined;
    const card = document.getElementById(projectCardId(id));
    card?.scrollIntoView?.({ block: 'center' });
    card?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSeen(id), markedFor);
    return () => clearTimeout(timer);
  }, [id, isThere]);
  return isThere && id !== seen ? id : null;
}
