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
 * Shown while a portal loads, which the loader limits, and while a loaded one suspends. Suspending too long is a failure,
 * but the screen is kept behind the card and comes back when it ends.
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
