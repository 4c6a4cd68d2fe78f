import { type RefObject, useEffect } from 'react';

/** Raises toasts above this part of the page, which is at its lower edge: they must not cover its controls. */
export function useToastOffset(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!part.current) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--toast-room', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(part.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--toast-room');
    };
  }, [part]);
}
