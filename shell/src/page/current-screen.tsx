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
  const isChecked = useRegistryCheck(key, row === undefined);

  // In parallel with the session request.
  useEffect(() => {
    if (remote) void loader.prefetch(remote);
  }, [loader, remote]);

  if (!row) return isChecked ? <NotFound /> : <LoadingState />;
  return (
    <Gate row={row}>
      <PortalHost key={row.remote} row={row} />
    </Gate>
  );
}

/**
 * A portal may have been approved since this tab was opened: at an unknown address, the registry is fetched before the 404
 * screen is shown. The first page of a tab has it already, until the person navigates away and back.
 */
function useRegistryCheck(visit: string, isUnknown: boolean): boolean {
  const [checkedVisit, setCheckedVisit] = useState(isUnknown ? visit : undefined);
  if (!isUnknown && checkedVisit !== undefined) setCheckedVisit(undefined);
  useEffect(() => {
    if (!isUnknown || checkedVisit === visit) return undefined;
    let isHere = true;
    const settle = () => isHere && setCheckedVisit(visit);
    // If the server is unreachable, the registry of this tab is used.
    fetchRegistry().then(settle, settle);
    return () => void (isHere = false);
  }, [checkedVisit, isUnknown, visit]);
  return checkedVisit === visit;
}
