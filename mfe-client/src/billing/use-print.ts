import { useEffect, useState } from 'react';
import type { NextPageStatus } from 'kit/apollo';

interface PaginatedList {
  nodes: readonly unknown[] | undefined;
  hasMore: boolean;
  next: NextPageStatus;
  loadMore: () => Promise<void>;
}

/** Prints the page once all of the list is on it. A page of the list that cannot be loaded says so in its place. */
export function usePrint({ nodes, hasMore, next, loadMore }: PaginatedList) {
  const [isPreparing, setIsPreparing] = useState(false);
  const loadedCount = nodes?.length;
  useEffect(() => {
    if (!isPreparing || next === 'loading') return;
    if (hasMore && next === 'ready') return void loadMore();
    setIsPreparing(false);
    if (!hasMore) window.print();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loadMore is another one with every render; the next page is asked for when one has come
  }, [isPreparing, hasMore, next, loadedCount]);
  const print = () => {
    setIsPreparing(true);
    if (hasMore) void loadMore();
  };
  return { print, preparing: isPreparing };
}
