import { useLayoutEffect, useRef, useState } from 'react';

const minWidth = 280;

/** How wide the place of a chart is, before it is first painted and whenever that changes. */
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
