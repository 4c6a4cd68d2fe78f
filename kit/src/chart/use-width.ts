import { useLayoutEffect, useRef, useState } from 'react';

const minWidth = 280;

/** The width of the chart's container, measured before the first paint and on every change. */
export function useWidth() {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(minWidth);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(element.clientWidth, minWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}
