import { useEffect, useState } from 'react';
import { useLocation } from 'kit/router';
import { Waiting } from 'kit/states';
import { Gate } from '../gate/gate.tsx';
import { usePortalLoader } from '../portals/loader-context.ts';
import { PortalHost } from '../portals/portal-host.tsx';
import { fetchRegistry } from '../portals/registered.ts';
import { usePortalAt } from '../portals/use-portal-at.ts';
import { NotFound } from '../not-found/not-found.tsx';

export function CurrentScreen() {
  const { pathname, key } = useLocation();
  const row = usePortalAt(pathname);
  const loader = usePortalLoader();
  const remote = row?.remote;
  const isAsked = useRegistryFor(key, row === undefined);

  // Beside the question who is signed in, not after it.
  useEffect(() => {
    if (remote) void loader.prefetch(remote);
  }, [loader, remote]);

  if (!row) return isAsked ? <NotFound /> : <Waiting />;
  return (
    <Gate row={row}>
      <PortalHost key={row.remote} row={row} />
    </Gate>
  );
}

/**
 * A portal may have been approved since this tab was opened: somebody who goes to an unknown address waits until the server was asked
 * for its registry. The page that a tab begins with has it already, until somebody goes elsewhere and comes back.
 */
function useRegistryFor(visit: string, isUnknown: boolean): boolean {
  const [asked, setAsked] = useState(isUnknown ? visit : undefined);
  if (!isUnknown && asked !== undefined) setAsked(undefined);
  useEffect(() => {
    if (!isUnknown || asked === visit) return undefined;
    let isHere = true;
    const settle = () => isHere && setAsked(visit);
    // Who cannot reach the server is shown what this tab knows.
    fetchRegistry().then(settle, settle);
    return () => void (isHere = false);
  }, [asked, isUnknown, visit]);
  return asked === visit;
}
