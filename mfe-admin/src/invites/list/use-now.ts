import { useEffect, useState } from 'react';

const refreshMs = 30_000;

/** The current time, updated every 30 seconds so that invites expire on screen. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
