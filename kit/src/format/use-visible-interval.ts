import { useEffect, useEffectEvent } from 'react';

/** Runs a callback at an interval while the page is visible, and at once when it becomes visible again. */
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
