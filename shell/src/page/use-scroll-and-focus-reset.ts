import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'kit/router';

/** After a navigation, scrolls and moves the focus to the top of the new screen, or to the section in the address. */
export function useScrollAndFocusReset(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef<{ pathname: string; key: string }>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    // By key, not by address: a link to the current section scrolls there again.
    if (before?.key === key) return undefined;
    const isNew = before?.pathname !== pathname;
    if (hash) return main.current ? goToSection(hash.slice(1), main.current, isNew) : undefined;
    if (!before || !isNew) return undefined;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    return undefined;
  }, [main, pathname, hash, key]);
}

/** The section may be part of a screen that is still loading. Returns a function that stops waiting. */
function goToSection(id: string, within: HTMLElement, isNew: boolean): () => void {
  const scrollToSection = () => {
    const section = document.getElementById(id);
    if (!section) return false;
    const isInstant = isNew || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: isInstant ? 'instant' : 'smooth' });
    const heading = section.querySelector<HTMLElement>('[tabindex="-1"]') ?? section;
    heading.focus({ preventScroll: true });
    return true;
  };
  const waiting = new MutationObserver(() => scrollToSection() && waiting.disconnect());
  if (!scrollToSection()) waiting.observe(within, { childList: true, subtree: true });
  return () => waiting.disconnect();
}
