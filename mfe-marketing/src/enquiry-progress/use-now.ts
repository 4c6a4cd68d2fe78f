import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time of day. It goes on at the moment when the minutes until `due` change, and when the page is seen again. */
export function useNow(due: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scheduleTick = () => {
      timer = setTimeout(tick, getMsUntilNextMinute(due));
    };
    const tick = () => {
      clearTimeout(timer);
      setNow(Date.now());
      scheduleTick();
    };
    scheduleTick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [due]);
  return now;
}

const getMsUntilNextMinute = (due: string): number =>
  (((Date.parse(due) - Date.now()) % minuteMs) + minuteMs) % minuteMs || minuteMs;
