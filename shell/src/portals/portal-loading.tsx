import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { LoadingState } from 'kit/states';
import type { PortalRow } from '../portals.ts';
import { useLoadedPortal } from './loader-context.ts';
import { createTimeoutFault, loadTimeoutSeconds, type PortalFault } from './portal-fault.ts';

interface PortalLoadingProps {
  row: PortalRow;
  failed: ReactNode;
  onLate: (fault: PortalFault) => void;
}

/**
 * While a portal loads, which the loader limits, and while one that is there waits for something. Too long is a fault, but what
 * was on the screen is kept behind the card: it is there again when the wait ends.
 */
export function PortalLoading({ row: { remote, waiting }, failed, onLate }: PortalLoadingProps) {
  const isThere = useLoadedPortal(remote) !== undefined;
  const [isLate, setLate] = useState(false);
  const reportTimeout = useEffectEvent(() => {
    setLate(true);
    onLate(createTimeoutFault(remote));
  });
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => reportTimeout(), loadTimeoutSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isLate ? failed : <LoadingState text={waiting} />;
}
