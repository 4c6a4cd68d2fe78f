import { useEffect, useLayoutEffect, useRef } from 'react';

const storageKey = 'leadsScroll';

/**
 * Restores the scroll position of the list after a tab switch or reload. The offset beyond the top of the rows is stored in
 * sessionStorage with its search.
 */
export function useScrollRestoration(above: number, address: string): void {
  const latest = useRef({ above, address });
  useLayoutEffect(() => {
    latest.current = { above, address };
  });
  const isMeasured = above > 0;
  useLayoutEffect(() => {
    const stored = isMeasured ? readScroll(latest.current.address) : null;
    if (stored) window.scrollTo(0, latest.current.above + stored);
  }, [isMeasured]);
  useEffect(() => {
    let scrolled: number | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const saveNow = () => {
      clearTimeout(timer);
      if (scrolled !== undefined) storeOffset(latest.current.address, scrolled);
    };
    const onScroll = () => {
      scrolled = window.scrollY - latest.current.above;
      clearTimeout(timer);
      timer = setTimeout(saveNow, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', saveNow);
    return () => {
      // The list has unmounted by now and the page may have scrolled: use the last recorded position.
      saveNow();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', saveNow);
    };
  }, []);
}

function readScroll(address: string): number | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as { address?: unknown; beyond?: unknown };
    return stored.address === address && typeof stored.beyond === 'number' && stored.beyond > 0 ? stored.beyond : null;
  } catch {
    return null;
  }
}

function storeOffset(address: string, beyond: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address, beyond }));
  } catch {
    // Storage is unavailable or full: start at the top.
  }
}
