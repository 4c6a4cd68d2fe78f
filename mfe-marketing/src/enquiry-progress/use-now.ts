import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time of day. It goes on at the moment when the minutes until `due` change, and when the page is seen again. */
export function useNow(due: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(goOn, untilNextMinute(due));
    };
    const goOn = () => {
      clearTimeout(timer);
      setNow(Date.now());
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', goOn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [due]);
  return now;
}

const untilNextMinute = (due: string): number =>
  (((Date.parse(due) - Date.now()) % minute) + minute) % minute || minute;
