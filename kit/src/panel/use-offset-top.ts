import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The height above an element, in pixels, so that it can fill the rest of the window and the page itself does not scroll.
 * It is measured, because a long name makes the bars above taller.
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
