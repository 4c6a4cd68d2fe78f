import { useEffect, useRef } from 'react';

/** Moves sticky elements of any remote below this part of the bar. */
export function useBarOffset<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!part.current) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--bar-room', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(part.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--bar-room');
    };
  }, []);
  return part;
}
