import { type FocusEvent, useCallback, useRef } from 'react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useTypicalHeight } from './use-typical-height.ts';
import { useRoomBelow } from '../panel/use-room-below.ts';

interface VirtualRowsOptions {
  /** How many lines the list has. A line holds one row, or several cards side by side. */
  count: number;
  /** The estimated height of a line. */
  height: number;
  /** The gap between two lines. */
  gap?: number;
  /** Lines that are always in the DOM. */
  pinned?: readonly number[];
  /** Keeps measured heights when the order changes. */
  keyAt?: (line: number) => string | number;
}

/** Returns the lines in the viewport, some around them, and the focused one. */
export function useVirtualRows<Part extends HTMLElement>(options: VirtualRowsOptions) {
  const { count, height, gap = 0, pinned = none, keyAt } = options;
  const { part: body, above } = useRoomBelow<Part>();
  const focused = useRef<number | null>(null);
  const typical = useTypicalHeight(height);
  const rangeExtractor = useCallback(
    (range: Range) => withPinned(range, focused.current === null ? pinned : [...pinned, focused.current]),
    [pinned],
  );
  // oxlint-disable-next-line react/incompatible-library -- its result is read immediately and never memoized
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
  // The browser's scroll anchoring prevents jumps, even when rows are inserted above.
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
