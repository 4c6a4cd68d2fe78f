import { useEffect, type RefObject } from 'react';

const fieldSelector = ':scope > form :is(input:not([type=hidden], [readonly]), select, textarea):enabled';

/**
 * Stands in an open dialog. One that opens as a form begins in its first field: a person expects to type. Not under a finger,
 * where the keyboard of the screen would cover the form before one has read it, and not where the content has chosen its own place.
 */
export function FirstField({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // Not before the overlay has seen where the focus was, which it gives back.
    const frame = requestAnimationFrame(() => {
      const { current } = panel;
      const isPlaced = current !== document.activeElement && current?.contains(document.activeElement);
      if (isPlaced || window.matchMedia('(pointer: coarse)').matches) return;
      current?.querySelector<HTMLElement>(fieldSelector)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [panel]);
  return null;
}
