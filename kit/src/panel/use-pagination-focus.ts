import { useLayoutEffect, useRef } from 'react';

const rowSelector = ':is(li, tbody tr, [role="listitem"]):not([aria-hidden])';

/**
 * Keeps the focus when a list loads more: on the button that replaces another, and after the last page on the first new
 * row. Spread the props on an element around the buttons.
 */
export function usePaginationFocus() {
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<Element | null>(null);
  const rows = useRef<HTMLElement[]>([]);
  const isFocused = useRef(false);

  useLayoutEffect(() => {
    list.current = findList(place.current) ?? list.current;
    const before = rows.current;
    rows.current = [...(list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    // React does not report a focus that is lost with its element.
    const isLost = isFocused.current && document.activeElement === document.body;
    if (!isLost) return;
    if (place.current) return place.current.querySelector('button')?.focus();
    isFocused.current = false;
    focusRow(findFirstAdded(before, rows.current));
  });

  return {
    ref: place,
    onFocus: () => (isFocused.current = true),
    onBlur: () => (isFocused.current = false),
  };
}

/** The nearest ancestor with rows. */
function findList(place: Element | null): Element | null {
  let part = place?.parentElement ?? null;
  while (part && !part.querySelector(rowSelector)) part = part.parentElement;
  return part;
}

/** The new row next to the previous ones: a conversation grows upwards. */
function findFirstAdded(before: readonly HTMLElement[], rows: readonly HTMLElement[]): HTMLElement | undefined {
  const added = rows.filter((each) => !before.includes(each));
  return added[0] === rows[0] ? added.at(-1) : added[0];
}

function focusRow(found: HTMLElement | undefined): void {
  if (found && !found.hasAttribute('tabindex')) {
    found.tabIndex = -1;
    found.addEventListener('blur', () => found.removeAttribute('tabindex'), { once: true });
  }
  // It is where the button was, so nothing has to scroll.
  found?.focus({ preventScroll: true });
}
