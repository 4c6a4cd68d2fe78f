import { useEffect, useRef } from 'react';

/** Calls when this place comes near the view of its scroller. Given another `key` it looks again. */
export function Near({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const call = useRef(onNear);
  useEffect(() => {
    call.current = onNear;
  });
  useEffect(() => {
    // Without a layout nothing is near: a button says the same.
    if (!place.current || !('IntersectionObserver' in window)) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && call.current(), {
      rootMargin: '800px 0px 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place} />;
}
