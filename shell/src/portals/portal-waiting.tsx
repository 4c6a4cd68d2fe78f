import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Waiting } from 'kit/states';
import type { PortalRow } from '../portals.ts';
import { useLoadedPortal } from './loader-context.ts';
import { lateFault, longestWait, type PortalFault } from './portal-fault.ts';

interface Wait {
  row: PortalRow;
  failed: ReactNode;
  onLate: (fault: PortalFault) => void;
}

/**
 * While a portal loads, which the loader limits, and while one that is there waits for something. Too long is a fault, but what
 * was on the screen is kept behind the card: it is there again when the wait ends.
 */
export function PortalWaiting({ row: { remote, waiting }, failed, onLate }: Wait) {
  const isThere = useLoadedPortal(remote) !== undefined;
  const [isLate, setLate] = useState(false);
  const giveUp = useEffectEvent(() => {
    setLate(true);
    onLate(lateFault(remote));
  });
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => giveUp(), longestWait * 1000);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isLate ? failed : <Waiting text={waiting} />;
}
