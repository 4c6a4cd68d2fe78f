import { useEffect, useEffectEvent } from 'react';

/** Acts again and again as long as one looks at the page, and at once when one comes back to it. */
export function useWhileVisible(act: () => void, every: number): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) act();
  });
  useEffect(() => {
    const onTime = () => look();
    const timer = setInterval(onTime, every);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [every]);
}
