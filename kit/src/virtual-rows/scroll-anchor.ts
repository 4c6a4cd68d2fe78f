import type { Virtualizer } from '@tanstack/react-virtual';

type Rows = Virtualizer<Window, HTMLElement>;

/** The first visible row, and which part of its line is hidden above. */
export interface ScrollAnchor {
  place: number;
  hidden: number;
}

/** The height of the bar above the page, as in the `scroll-padding-top` of the document. */
const barHeight = 72;

/** The anchor at the current scroll position; undefined if the list begins further down, or ends above. */
export function findScrollAnchor(rows: Rows, columns: number, body: HTMLElement): ScrollAnchor | undefined {
  const top = window.scrollY + barHeight;
  const line = rows.getVirtualItemForOffset(top);
  if (!line || line.start > top || line.end + rows.options.gap < top) return undefined;
  // Its current position, not its final one: rows above it may have been measured since the last render.
  const element = getRect(line.index, body) ?? { top: line.start - window.scrollY, height: line.size };
  return { place: line.index * columns, hidden: (barHeight - element.top) / Math.max(1, element.height) };
}

/** The scroll position at which an anchor is the first visible row again. */
export function getScrollTop({ place, hidden }: ScrollAnchor, rows: Rows, columns: number, body: HTMLElement): number {
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
