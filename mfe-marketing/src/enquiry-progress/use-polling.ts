import { useEffect } from 'react';

const often = 30_000;

/** Asks again while someone looks, and as soon as someone looks again. */
export function usePolling(ask: () => Promise<void>): void {
  useEffect(() => {
    const askNow = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = setInterval(askNow, often);
    document.addEventListener('visibilitychange', askNow);
    window.addEventListener('focus', askNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
      window.removeEventListener('focus', askNow);
    };
  }, [ask]);
}
