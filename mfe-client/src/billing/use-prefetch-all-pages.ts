import { useEffect, useEffectEvent } from 'react';
import type { NextPageStatus } from 'kit/apollo';

interface PaginatedList {
  nodes: readonly unknown[] | undefined;
  hasMore: boolean;
  next: NextPageStatus;
  loadMore: () => Promise<void>;
}

/** How many rows are prefetched: more would cost a phone more than its own print is worth. */
const maxPrefetchedRows = 500;

/**
 * Prefetches the remaining pages when idle, because the browser's own print takes the page as it is. Stops at the first
 * failure.
 */
export function usePrefetchAllPages({ nodes, hasMore, next, loadMore }: PaginatedList): void {
  const loadedCount = nodes?.length ?? 0;
  const shouldLoad = hasMore && next === 'ready' && loadedCount > 0 && loadedCount < maxPrefetchedRows;
  const load = useEffectEvent(() => void loadMore());
  useEffect(() => (shouldLoad ? runWhenIdle(() => load()) : undefined), [shouldLoad]);
}

function runWhenIdle(callback: () => void): () => void {
  // Missing in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
