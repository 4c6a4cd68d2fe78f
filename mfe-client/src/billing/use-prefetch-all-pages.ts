import { useEffect, useEffectEvent } from 'react';
import type { NextPageStatus } from 'kit/apollo';

interface PaginatedList {
  nodes: readonly unknown[] | undefined;
  hasMore: boolean;
  next: NextPageStatus;
  loadMore: () => Promise<void>;
}

/** How many rows a browser is given unasked: more of them cost a phone more than a print of its own is worth. */
const maxPrefetchedRows = 500;

/**
 * Loads the rest of the list while nothing else happens, for the browser's own print: that takes the page as it is, and waits
 * for nothing. A page that cannot be loaded ends it.
 */
export function usePrefetchAllPages({ nodes, hasMore, next, loadMore }: PaginatedList): void {
  const loadedCount = nodes?.length ?? 0;
  const shouldLoad = hasMore && next === 'ready' && loadedCount > 0 && loadedCount < maxPrefetchedRows;
  const load = useEffectEvent(() => void loadMore());
  useEffect(() => (shouldLoad ? runWhenIdle(() => load()) : undefined), [shouldLoad]);
}

function runWhenIdle(callback: () => void): () => void {
  // Not in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
