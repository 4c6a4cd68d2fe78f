import { useEffect, useRef } from 'react';
import { useLocation } from 'kit/router';

/** Brings the section that the address names into view and the focus to its heading, each time its link is followed. */
export function useFollowedAnchor(): void {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const jump = isFirst.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    isFirst.current = false;
    if (!hash) return undefined;
    // A frame later: a change of page first starts at its top.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1));
      section?.scrollIntoView({ behavior: jump ? 'auto' : 'smooth' });
      section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
