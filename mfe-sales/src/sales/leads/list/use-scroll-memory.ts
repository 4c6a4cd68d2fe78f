import { useEffect, useLayoutEffect, useRef } from 'react';

const key = 'leadsScroll';

/**
 * Restores the scroll position of the list after a tab switch or reload. The offset beyond the top of the rows is stored in
 * sessionStorage with its search.
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
      if (scrolled !== undefined) storeOffset(now.current.address, scrolled);
    };
    const onScroll = () => {
      scrolled = window.scrollY - now.current.above;
      clearTimeout(timer);
      timer = setTimeout(remember, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      // The list has unmounted by now and the page may have scrolled: use the last recorded position.
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

function storeOffset(address: string, beyond: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, beyond }));
  } catch {
    // Storage is unavailable or full: start at the top.
  }
}
