import { useEffect, type RefObject } from 'react';

const fieldSelector = ':scope > form :is(input:not([type=hidden], [readonly]), select, textarea):enabled';

/**
 * Focuses the first field of a dialog that opens as a form, because a person expects to type. Not on touch screens, where
 * the on-screen keyboard would cover the form, and not if the content has placed the focus itself.
 */
export function FirstField({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // Not before the overlay has recorded the focus that it restores.
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
