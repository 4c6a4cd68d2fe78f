import { useEffect, useLayoutEffect, useRef } from 'react';

const key = 'leadsScroll';

/**
 * Whoever comes back to the list, from another tab or after a reload, finds it where they left it. What they had scrolled
 * beyond the beginning of the rows is kept for this tab of the browser, with what they looked for.
 */
export function useScrollMemory(above: number, address: string): void {
  const now = useRef({ above, address });
  useLayoutEffect(() => {
    now.current = { above, address };
  });
  const isMeasured = above > 0;
  useLayoutEffect(() => {
    const kept = isMeasured ? keptAt(now.current.address) : null;
    if (kept) window.scrollTo(0, now.current.above + kept);
  }, [isMeasured]);
  useEffect(() => {
    let scrolled: number | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const remember = () => {
      clearTimeout(timer);
      if (scrolled !== undefined) keep(now.current.address, scrolled);
    };
    const onScroll = () => {
      scrolled = window.scrollY - now.current.above;
      clearTimeout(timer);
      timer = setTimeout(remember, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      // By now the list is out of the page, and the page may have moved: what was scrolled last counts.
      remember();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', remember);
    };
  }, []);
}

function keptAt(address: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { address?: unknown; beyond?: unknown };
    return kept.address === address && typeof kept.beyond === 'number' && kept.beyond > 0 ? kept.beyond : null;
  } catch {
    return null;
  }
}

function keep(address: string, beyond: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, beyond }));
  } catch {
    // Storage is switched off, or full: one begins at the top.
  }
}
