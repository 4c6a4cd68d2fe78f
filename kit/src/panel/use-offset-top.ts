import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What stands above an element, in pixels, so that it can fill the window below and the page itself does not scroll. It is
 * measured, because a long name makes the bars above higher.
 */
export function useOffsetTop<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const measure = () => part.current && setAbove(part.current.getBoundingClientRect().top + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { part, above };
}
