import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useOffsetTop } from '../panel/use-offset-top.ts';

interface VirtualRowsOptions {
  /** How many lines the list has. A line holds one row, or several cards side by side. */
  count: number;
  /** The estimated height of a line. */
  height: number;
  /** The gap between two lines. */
  gap?: number;
  /** How many rows a line holds. */
  columns?: number;
  /** Lines that are always in the DOM. */
  pinned?: readonly number[];
  /** Keeps measured heights when the order changes. */
  getKey?: (line: number) => string | number;
}

/** High lines cost more than low ones, so fewer of them are rendered outside the viewport. */
const overscanPixels = 1000;

/** Returns the lines in the viewport, some around them, and the focused one with its neighbors, which Tab moves to. */
export function useVirtualRows<Part extends HTMLElement>(options: VirtualRowsOptions) {
  const { count, height, gap = 0, columns = 1, pinned = none, getKey } = options;
  const { part: body, above } = useOffsetTop<Part>();
  // Stays after the focus moves on, for example to a dialog that returns it. A render during blur could remove its target.
  const focused = useRef<number | undefined>(undefined);
  const [isolated, setIsolated] = useState<{ line?: number }>({});
  const typical = useTypicalHeight(height);
  const rangeExtractor = useCallback(
    (range: Range) => withPinned(range, [...pinned, ...getNeighborhood(focused.current ?? isolated.line)]),
    [pinned, isolated],
  );
  // oxlint-disable-next-line react/incompatible-library -- its result is read immediately and never memoized
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    estimateSize: typical.get,
    measureElement: typical.measure,
    getItemKey: getKey,
    overscan: Math.min(6, Math.ceil(overscanPixels / height)),
    // So that the first rows are there before layout, and effects find them.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: above,
    rangeExtractor,
    useFlushSync: false,
  });
  // The browser's scroll anchoring prevents jumps, even when rows are inserted above.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  useScrollAnchor({ body, rows, columns });
  return {
    body,
    above,
    lines: rows.getVirtualItems().map(({ index, start, end }) => ({ index, start: start - above, end: end - above })),
    total: rows.getTotalSize(),
    measure: rows.measureElement,
    focusProps: {
      onFocus: ({ target }: FocusEvent) => {
        const line = target.closest<HTMLElement>('[data-index]')?.dataset.index;
        focused.current = line === undefined ? undefined : Number(line);
        const isRendered = (index: number) => rows.getVirtualItems().some((each) => each.index === index);
        const missing = getNeighborhood(focused.current).find(
          (index) => index >= 0 && index < count && !isRendered(index),
        );
        if (missing !== undefined) setIsolated({ line: focused.current });
      },
    },
  };
}

const none: readonly number[] = [];

/** A line, the one before and the one after. */
const getNeighborhood = (line: number | undefined) => (line === undefined ? [] : [line - 1, line, line + 1]);

function withPinned(range: Range, pinned: readonly number[]): number[] {
  const rendered = defaultRangeExtractor(range);
  const missing = pinned.filter((line) => line >= 0 && line < range.count && !rendered.includes(line));
  return missing.length === 0 ? rendered : [...new Set([...rendered, ...missing])].toSorted((a, b) => a - b);
}

interface TypicalHeight {
  get: () => number;
  measure: (element: HTMLElement) => number;
}

/**
 * The estimated height of a line before it is measured: that of the last two, if they are equal. With a correct estimate, a row
 * that appears causes no layout shift and no second render.
 */
function useTypicalHeight(height: number): TypicalHeight {
  const [typical] = useState(() => {
    const known = { estimate: 0, height: 0, last: 0 };
    return {
      startWith: (estimate: number) => {
        if (known.estimate !== estimate) Object.assign(known, { estimate, height: estimate });
      },
      get: () => known.height,
      measure: (element: HTMLElement) => {
        const measured = element.getBoundingClientRect().height;
        // In a list that is not displayed, a row keeps its estimate.
        if (measured === 0) return known.height;
        if (measured === known.last) known.height = measured;
        known.last = measured;
        return measured;
      },
    };
  });
  typical.startWith(height);
  return typical;
}
