import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';

interface ScrollAnchorOptions {
  body: RefObject<HTMLElement | null>;
  rows: Virtualizer<Window, HTMLElement>;
  /** How many rows a line holds. */
  columns: number;
}

/** Rows that appear are measured and move others, so the position is final when it stays the same for some frames. */
const stableFrames = 4;
const maxFrames = 40;

/** A dialog hides the scrollbar: the list gets wider, but nothing else changes. */
const scrollbarWidth = 20;

/** The list that restores its anchor. Lists side by side, as on a board, have different ones, and only one can win. */
let restoring: object | undefined;

/**
 * Keeps the first visible row in place when the width of the list changes: rows then have other heights, and a grid other
 * columns. Only scrolling changes the anchor, so a phone that is rotated twice shows the same row again.
 */
export function useScrollAnchor({ body, rows, columns }: ScrollAnchorOptions): void {
  const anchor = useRef<ScrollAnchor | undefined>(undefined);
  const width = useRef({ list: 0, window: 0 });
  const self = useRef({});

  const onScroll = useEffectEvent(() => {
    // The browser may scroll before the list knows its new width.
    if (restoring || !body.current || window.innerWidth !== width.current.window) return;
    anchor.current = findScrollAnchor(rows, columns, body.current);
  });

  const restore = useEffectEvent(() => {
    if (!anchor.current || !body.current || restoring !== self.current) return;
    const top = Math.round(getScrollTop(anchor.current, rows, columns, body.current));
    if (top !== Math.round(window.scrollY)) window.scrollTo({ top, behavior: 'instant' });
  });

  /** Returns whether the anchor has to be restored. */
  const onResize = useEffectEvent((list: number): boolean => {
    const before = width.current.list;
    const isSame = before > 0 && Math.abs(before - list) <= scrollbarWidth;
    width.current = { list: isSame ? before : list, window: window.innerWidth };
    if (before === 0 || list === 0 || isSame) return false;
    remeasure(rows);
    if (!anchor.current) return false;
    restoring ??= self.current;
    return restoring === self.current;
  });

  // The first frame with other heights or columns shows the anchor already.
  useLayoutEffect(() => restore());

  useEffect(() => {
    const list = body.current;
    const key = self.current;
    if (!list) return undefined;
    let frame = 0;
    const end = () => {
      cancelAnimationFrame(frame);
      if (restoring === key) restoring = undefined;
    };
    const restoreUntilStable = (last: number, stable: number, count: number) => {
      restore();
      const isSame = Math.round(window.scrollY) === last;
      if (count === maxFrames || (isSame && stable === stableFrames)) return end();
      frame = requestAnimationFrame(() =>
        restoreUntilStable(Math.round(window.scrollY), isSame ? stable + 1 : 0, count + 1),
      );
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || !onResize(entry.contentRect.width)) return;
      cancelAnimationFrame(frame);
      restoreUntilStable(Math.round(window.scrollY), 0, 0);
    });
    observer.observe(list);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      end();
    };
  }, [body]);
}

/** Heights measured at another width are no longer valid. */
function remeasure(rows: Virtualizer<Window, HTMLElement>): void {
  rows.measure();
  for (const element of rows.elementsCache.values())
    if (element.isConnected)
      rows.resizeItem(rows.indexFromElement(element), rows.options.measureElement(element, undefined, rows));
}

type Rows = Virtualizer<Window, HTMLElement>;

/** The first visible row, and which part of its line is hidden above. */
interface ScrollAnchor {
  place: number;
  hidden: number;
}

/** The height of the bar above the page, as in the `scroll-padding-top` of the document. */
const barHeight = 72;

/** The anchor at the current scroll position; undefined if the list begins further down, or ends above. */
function findScrollAnchor(rows: Rows, columns: number, body: HTMLElement): ScrollAnchor | undefined {
  const top = window.scrollY + barHeight;
  const line = rows.getVirtualItemForOffset(top);
  if (!line || line.start > top || line.end + rows.options.gap < top) return undefined;
  // Its current position, not its final one: rows above it may have been measured since the last render.
  const element = getRect(line.index, body) ?? { top: line.start - window.scrollY, height: line.size };
  return { place: line.index * columns, hidden: (barHeight - element.top) / Math.max(1, element.height) };
}

/** The scroll position at which an anchor is the first visible row again. */
function getScrollTop({ place, hidden }: ScrollAnchor, rows: Rows, columns: number, body: HTMLElement): number {
  const line = Math.min(Math.floor(place / columns), rows.options.count - 1);
  const element = getRect(line, body);
  if (element) return window.scrollY + element.top + hidden * element.height - barHeight;
  // Far from the rendered rows, its position is estimated; at the new position it is rendered and measured.
  rows.getTotalSize();
  const { start = 0, size = 0 } = rows.measurementsCache[line] ?? {};
  return start + hidden * size - barHeight;
}

const getRect = (line: number, body: HTMLElement) =>
  body.querySelector(`[data-index="${line}"]`)?.getBoundingClientRect();
