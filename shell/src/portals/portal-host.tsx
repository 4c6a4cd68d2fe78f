import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PortalRow } from '../portals.ts';
import { reportPortalFault } from '../tab/start-tab-monitor.ts';
import { usePortalLoader } from './loader-context.ts';
import { PortalBoundary } from './portal-boundary.tsx';
import { PortalError } from './portal-error.tsx';
import type { PortalFault } from './portal-fault.ts';
import { PortalScreens } from './portal-screens.tsx';
import { PortalLoading } from './portal-loading.tsx';

/** Hosts one portal: loads it, shows it and contains its errors. */
export function PortalHost({ row }: { row: PortalRow }) {
  const loader = usePortalLoader();
  const [attempt, setAttempt] = useState(0);
  const [detail, setDetail] = useState<string>();
  const hasFailed = useRef(false);
  const { remote } = row;

  const reset = useCallback(() => {
    if (hasFailed.current) loader.reset(remote);
    hasFailed.current = false;
  }, [loader, remote]);
  // Leaving a failed portal and coming back loads it again.
  useEffect(() => reset, [reset]);

  const fail = (fault: PortalFault) => {
    hasFailed.current = true;
    setDetail(fault.detail);
    reportPortalFault(remote, fault);
  };
  const retry = () => {
    reset();
    setAttempt(attempt + 1);
  };
  const failed = <PortalError row={row} detail={detail} onRetry={retry} />;
  return (
    <PortalBoundary key={attempt} onFault={fail} fallback={failed}>
      <Suspense fallback={<PortalLoading row={row} onLate={fail} failed={failed} />}>
        <PortalScreens remote={remote} />
      </Suspense>
    </PortalBoundary>
  );
}
