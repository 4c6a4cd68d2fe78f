import { type FocusEvent, useCallback, useRef } from 'react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useTypicalHeight } from './use-typical-height.ts';
import { useRoomBelow } from '../panel/use-room-below.ts';

interface VirtualRowsOptions {
  /** How many lines the list has. A line holds one row, or several cards side by side. */
  count: number;
  /** How high a line is, before it is measured. */
  height: number;
  /** Between two lines. */
  gap?: number;
  /** Lines that stay in the page wherever they are. */
  pinned?: readonly number[];
  /** What a measured height belongs to when the order changes. */
  keyAt?: (line: number) => string | number;
}

/** Renders the lines in the window, some around them, and the one with the focus. */
export function useVirtualRows<Part extends HTMLElement>(options: VirtualRowsOptions) {
  const { count, height, gap = 0, pinned = none, keyAt } = options;
  const { part: body, above } = useRoomBelow<Part>();
  const focused = useRef<number | null>(null);
  const typical = useTypicalHeight(height);
  const rangeExtractor = useCallback(
    (range: Range) => withPinned(range, focused.current === null ? pinned : [...pinned, focused.current]),
    [pinned],
  );
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here and now, and nowhere memoized
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    estimateSize: typical.get,
    measureElement: typical.measure,
    getItemKey: keyAt,
    overscan: 6,
    scrollMargin: above,
    rangeExtractor,
    useFlushSync: false,
  });
  // The browser's scroll anchoring keeps what one reads in place, also when rows are inserted above it.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  return {
    body,
    above,
    lines: rows.getVirtualItems().map(({ index, start, end }) => ({ index, start: start - above, end: end - above })),
    total: rows.getTotalSize(),
    measure: rows.measureElement,
    follow: {
      onFocus: ({ target }: FocusEvent) => {
        const line = target.closest<HTMLElement>('[data-index]')?.dataset.index;
        focused.current = line === undefined ? null : Number(line);
      },
      onBlur: () => (focused.current = null),
    },
  };
}

const none: readonly number[] = [];

function withPinned(range: Range, pinned: readonly number[]): number[] {
  const rendered = defaultRangeExtractor(range);
  const missing = pinned.filter((line) => line < range.count && !rendered.includes(line));
  return missing.length === 0 ? rendered : [...new Set([...rendered, ...missing])].toSorted((a, b) => a - b);
}
