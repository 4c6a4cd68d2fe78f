import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'kit/router';

/** After a change of route one starts at the top of the new screen, or at the section that the address names, with the eyes and with the keyboard. */
export function useScrollAndFocusReset(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef<{ pathname: string; key: string }>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    // By its key, not by its address: a link to where one is already leads there again.
    if (before?.key === key) return undefined;
    const isNew = before?.pathname !== pathname;
    if (hash) return main.current ? goToSection(hash.slice(1), main.current, isNew) : undefined;
    if (!before || !isNew) return undefined;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    return undefined;
  }, [main, pathname, hash, key]);
}

/** The section may come with a screen that is still on its way. Answers how to stop waiting for it. */
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
