import { useEffect, useState } from 'react';
import type { NextPage } from 'kit/apollo';

interface Listed {
  nodes: readonly unknown[] | undefined;
  hasMore: boolean;
  next: NextPage;
  loadMore: () => Promise<void>;
}

/** Prints the page once all of the list is on it. A page of the list that cannot be loaded says so in its place. */
export function usePrint({ nodes, hasMore, next, loadMore }: Listed) {
  const [preparing, setPreparing] = useState(false);
  const shown = nodes?.length;
  useEffect(() => {
    if (!preparing || next === 'loading') return;
    if (hasMore && next === 'ready') return void loadMore();
    setPreparing(false);
    if (!hasMore) window.print();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loadMore is another one with every render; the next page is asked for when one has come
  }, [preparing, hasMore, next, shown]);
  const print = () => {
    setPreparing(true);
    if (hasMore) void loadMore();
  };
  return { print, preparing };
}
