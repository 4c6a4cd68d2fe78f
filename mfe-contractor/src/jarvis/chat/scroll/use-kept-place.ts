import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the row at the top of the view in place while older messages are prepended. Browsers do scroll anchoring, but not at the
 * very top, and Safari not at all.
 */
export function useKeptPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  first: string | undefined,
): void {
  const anchor = useRef<{ row: Element; top: number } | null>(null);
  const before = useRef(first);

  useEffect(() => {
    const place = scroller.current;
    const remember = () => {
      const row = rowAtTop(scroller.current, content.current);
      anchor.current = row && { row, top: row.getBoundingClientRect().top };
    };
    place?.addEventListener('scroll', remember, { passive: true });
    return () => place?.removeEventListener('scroll', remember);
  }, [scroller, content]);

  useLayoutEffect(() => {
    if (before.current === first) return;
    before.current = first;
    const kept = anchor.current;
    if (!kept?.row.isConnected) return;
    const moved = kept.row.getBoundingClientRect().top - kept.top;
    if (Math.abs(moved) > 1) scroller.current?.scrollBy(0, moved);
  }, [scroller, first]);
}

/** The row at the top of the view. Rows out of sight are not measured: that would force their layout. */
function rowAtTop(place: HTMLElement | null, content: HTMLElement | null): Element | null {
  if (!place || !content) return null;
  const { top } = place.getBoundingClientRect();
  const group = firstBelow(content.children, top);
  return group && (firstBelow(group.children, top) ?? group);
}

/** The first row that ends below `line`, by binary search. */
function firstBelow(elements: HTMLCollection, line: number): Element | null {
  let [low, high] = [0, elements.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return elements[low] ?? null;
}
