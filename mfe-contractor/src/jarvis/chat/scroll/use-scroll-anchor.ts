import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the row at the top of the view in place while older messages are prepended. Browsers do scroll anchoring, but not at the
 * very top, and Safari not at all.
 */
export function useScrollAnchor(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  first: string | undefined,
): void {
  const anchor = useRef<{ row: Element; top: number } | null>(null);
  const previousFirst = useRef(first);

  useEffect(() => {
    const place = scroller.current;
    const saveAnchor = () => {
      const row = findTopRow(scroller.current, content.current);
      anchor.current = row && { row, top: row.getBoundingClientRect().top };
    };
    place?.addEventListener('scroll', saveAnchor, { passive: true });
    return () => place?.removeEventListener('scroll', saveAnchor);
  }, [scroller, content]);

  useLayoutEffect(() => {
    if (previousFirst.current === first) return;
    previousFirst.current = first;
    const previousAnchor = anchor.current;
    if (!previousAnchor?.row.isConnected) return;
    const offset = previousAnchor.row.getBoundingClientRect().top - previousAnchor.top;
    if (Math.abs(offset) > 1) scroller.current?.scrollBy(0, offset);
  }, [scroller, first]);
}

/** The row at the top of the view. Rows out of sight are not measured: that would force their layout. */
function findTopRow(place: HTMLElement | null, content: HTMLElement | null): Element | null {
  if (!place || !content) return null;
  const { top } = place.getBoundingClientRect();
  const group = findFirstBelow(content.children, top);
  return group && (findFirstBelow(group.children, top) ?? group);
}

/** The first row that ends below `line`, by binary search. */
function findFirstBelow(elements: HTMLCollection, line: number): Element | null {
  let [low, high] = [0, elements.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return elements[low] ?? null;
}
