import { useEffect, useState } from 'react';
import type { NextPageStatus } from 'kit/apollo';

interface PaginatedList {
  nodes: readonly unknown[] | undefined;
  hasMore: boolean;
  next: NextPageStatus;
  loadMore: () => Promise<void>;
}

/** Prints once the whole list has loaded. If a page of the list fails, the list shows the error. */
export function usePrint({ nodes, hasMore, next, loadMore }: PaginatedList) {
  const [isPreparing, setIsPreparing] = useState(false);
  const loadedCount = nodes?.length;
  useEffect(() => {
    if (!isPreparing || next === 'loading') return;
    if (hasMore && next === 'ready') return void loadMore();
    setIsPreparing(false);
    if (!hasMore) window.print();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loadMore changes with every render; the next page is requested when one has arrived
  }, [isPreparing, hasMore, next, loadedCount]);
  const print = () => {
    setIsPreparing(true);
    if (hasMore) void loadMore();
  };
  return { print, isPreparing };
}
