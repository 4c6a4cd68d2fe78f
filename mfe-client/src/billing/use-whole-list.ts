import { useEffect, useEffectEvent } from 'react';
import type { NextPage } from 'kit/apollo';

interface Listed {
  nodes: readonly unknown[] | undefined;
  hasMore: boolean;
  next: NextPage;
  loadMore: () => Promise<void>;
}

/** How many rows a browser is given unasked: more of them cost a phone more than a print of its own is worth. */
const longestUnasked = 500;

/**
 * Loads the rest of the list while nothing else happens, for the browser's own print: that takes the page as it is, and waits
 * for nothing. A page that cannot be loaded ends it.
 */
export function useWholeList({ nodes, hasMore, next, loadMore }: Listed): void {
  const shown = nodes?.length ?? 0;
  const wanted = hasMore && next === 'ready' && shown > 0 && shown < longestUnasked;
  const load = useEffectEvent(() => void loadMore());
  useEffect(() => (wanted ? whenIdle(() => load()) : undefined), [wanted]);
}

function whenIdle(work: () => void): () => void {
  // Not in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
