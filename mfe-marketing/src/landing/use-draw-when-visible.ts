import { useEffect, useRef, type RefObject } from 'react';

/** How much of a drawing has to be in view. */
const visibleRatio = 0.4;

/**
 * For a drawing that draws itself once, when it comes into view: until then it carries `data-unseen`. It is complete in the
 * page as it is sent, so nothing is missing where no script runs, and what is in view at first stays as it is.
 */
export function useDrawWhenVisible<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || !('IntersectionObserver' in window)) return undefined;
    let isWaiting = false;
    // The observer, not a question for the place of the drawing: that would lay the whole page out in the middle of its start.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isInView = isWaiting ? entry.intersectionRatio >= visibleRatio : entry.isIntersecting;
        if (isInView || entry.boundingClientRect.top < 0) {
          drawing.removeAttribute('data-unseen');
          observer.disconnect();
        } else {
          isWaiting = true;
          drawing.setAttribute('data-unseen', '');
        }
      },
      { threshold: [0, visibleRatio] },
    );
    observer.observe(drawing);
    return () => {
      observer.disconnect();
      drawing.removeAttribute('data-unseen');
    };
  }, []);
  return ref;
}
