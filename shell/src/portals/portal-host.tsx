import { Suspense, useEffect, useState } from 'react';
import { Waiting } from 'kit/states';
import type { PortalRow } from '../portals.ts';
import { usePortalLoader } from './loader-context.ts';
import { PortalBoundary } from './portal-boundary.tsx';
import { PortalFailed } from './portal-failed.tsx';
import { PortalScreens } from './portal-screens.tsx';

/** The place of one portal: waits for it, shows it, and keeps its faults to itself. */
export function PortalHost({ row }: { row: PortalRow }) {
  const loader = usePortalLoader();
  const [attempt, setAttempt] = useState(0);
  const { remote } = row;

  // Who goes away from a failed portal and comes back wants it tried again.
  useEffect(() => () => loader.forgetFailure(remote), [loader, remote]);

  const retry = () => {
    loader.forgetFailure(remote);
    setAttempt(attempt + 1);
  };
  return (
    <PortalBoundary key={attempt} fallback={<PortalFailed row={row} onRetry={retry} />}>
      <Suspense fallback={<Waiting text={row.waiting} />}>
        <PortalScreens remote={remote} />
      </Suspense>
    </PortalBoundary>
  );
}
