import { renderHook } from '@testing-library/react';
import { usePrefetchAllPages } from './use-prefetch-all-pages.ts';

test.each([
  [0, false],
  [1, true],
  [499, true],
  [500, false],
])('with %d rows loaded, the next page is prefetched: %s', (count, isPrefetched) => {
  jest.useFakeTimers();
  const loadMore = jest.fn(async () => undefined);
  renderHook(() => usePrefetchAllPages({ nodes: Array(count).fill(null), hasMore: true, next: 'ready', loadMore }));
  jest.runAllTimers();
  expect(loadMore).toHaveBeenCalledTimes(isPrefetched ? 1 : 0);
  jest.useRealTimers();
});
