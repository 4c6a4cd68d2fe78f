import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a drawing that draws itself once, when it comes into view: until then it carries `data-unseen`. It is complete in the
 * page as it is sent, so nothing is missing where no script runs, and what is in view at first stays as it is.
 */
export function useDrawOnSight<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing || !('IntersectionObserver' in window)) return undefined;
    if (drawing.getBoundingClientRect().top < window.innerHeight) return undefined;
    drawing.setAttribute('data-unseen', '');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        drawing.removeAttribute('data-unseen');
        observer.disconnect();
      },
      { threshold: 0.4 },
    );
    observer.observe(drawing);
    return () => {
      observer.disconnect();
      drawing.removeAttribute('data-unseen');
    };
  }, []);
  return ref;
}
