import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PortalRow } from '../portals.ts';
import { tellFault } from '../tab/keep-tab.ts';
import { usePortalLoader } from './loader-context.ts';
import { PortalBoundary } from './portal-boundary.tsx';
import { PortalFailed } from './portal-failed.tsx';
import type { PortalFault } from './portal-fault.ts';
import { PortalScreens } from './portal-screens.tsx';
import { PortalWaiting } from './portal-waiting.tsx';

/** The place of one portal: waits for it, shows it, and keeps its faults to itself. */
export function PortalHost({ row }: { row: PortalRow }) {
  const loader = usePortalLoader();
  const [attempt, setAttempt] = useState(0);
  const [detail, setDetail] = useState<string>();
  const hasFailed = useRef(false);
  const { remote } = row;

  const giveUp = useCallback(() => {
    if (hasFailed.current) loader.giveUp(remote);
    hasFailed.current = false;
  }, [loader, remote]);
  // Who goes away from a failed portal and comes back wants it tried again.
  useEffect(() => giveUp, [giveUp]);

  const fail = (fault: PortalFault) => {
    hasFailed.current = true;
    setDetail(fault.detail);
    tellFault(remote, fault);
  };
  const retry = () => {
    giveUp();
    setAttempt(attempt + 1);
  };
  const failed = <PortalFailed row={row} detail={detail} onRetry={retry} />;
  return (
    <PortalBoundary key={attempt} onFault={fail} fallback={failed}>
      <Suspense fallback={<PortalWaiting row={row} onLate={fail} failed={failed} />}>
        <PortalScreens remote={remote} />
      </Suspense>
    </PortalBoundary>
  );
}
