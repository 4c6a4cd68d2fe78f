import { useEffect, useState } from 'react';
import { useLocation } from 'kit/router';
import { LoadingState } from 'kit/states';
import { Gate } from '../gate/gate.tsx';
import { usePortalLoader } from '../portals/loader-context.ts';
import { PortalHost } from '../portals/portal-host.tsx';
import { fetchRegistry } from '../portals/registry.ts';
import { useMatchedPortal } from '../portals/use-matched-portal.ts';
import { NotFound } from '../not-found/not-found.tsx';

export function CurrentScreen() {
  const { pathname, key } = useLocation();
  const row = useMatchedPortal(pathname);
  const loader = usePortalLoader();
  const remote = row?.remote;
  const isAsked = useRegistryCheck(key, row === undefined);

  // Beside the question who is signed in, not after it.
  useEffect(() => {
    if (remote) void loader.prefetch(remote);
  }, [loader, remote]);

  if (!row) return isAsked ? <NotFound /> : <LoadingState />;
  return (
    <Gate row={row}>
      <PortalHost key={row.remote} row={row} />
    </Gate>
  );
}

/**
 * A portal may have been approved since this tab was opened: someone who goes to an unknown address waits until the server was asked
 * for its registry. The page that a tab begins with has it already, until someone goes elsewhere and comes back.
 */
function useRegistryCheck(visit: string, isUnknown: boolean): boolean {
  const [checkedVisit, setCheckedVisit] = useState(isUnknown ? visit : undefined);
  if (!isUnknown && checkedVisit !== undefined) setCheckedVisit(undefined);
  useEffect(() => {
    if (!isUnknown || checkedVisit === visit) return undefined;
    let isHere = true;
    const settle = () => isHere && setCheckedVisit(visit);
    // Who cannot reach the server is shown what this tab knows.
    fetchRegistry().then(settle, settle);
    return () => void (isHere = false);
  }, [checkedVisit, isUnknown, visit]);
  return checkedVisit === visit;
}
