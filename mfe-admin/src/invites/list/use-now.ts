import { useEffect, useState } from 'react';

const refreshMs = 30_000;

/** The time, on the half minute: an invite expires while one looks at it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
