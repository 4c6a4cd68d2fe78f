import { useEffect, useEffectEvent } from 'react';

/** Acts again and again as long as one looks at the page, and at once when one comes back to it. */
export function useVisibleInterval(callback: () => void, intervalMs: number): void {
  const tick = useEffectEvent(() => {
    if (!document.hidden) callback();
  });
  useEffect(() => {
    const onTime = () => tick();
    const timer = setInterval(onTime, intervalMs);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [intervalMs]);
}
