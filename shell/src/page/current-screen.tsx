import { useEffect } from 'react';
import { useLocation } from 'kit/router';
import { Gate } from '../gate/gate.tsx';
import { portalAt } from '../portals.ts';
import { usePortalLoader } from '../portals/loader-context.ts';
import { PortalHost } from '../portals/portal-host.tsx';
import { NotFound } from '../not-found/not-found.tsx';

export function CurrentScreen() {
  const row = portalAt(useLocation().pathname);
  const loader = usePortalLoader();
  const remote = row?.remote;

  // Beside the question who is signed in, not after it.
  useEffect(() => {
    if (remote) void loader.prefetch(remote);
  }, [loader, remote]);

  if (!row) return <NotFound />;
  return (
    <Gate row={row}>
      <PortalHost key={row.remote} row={row} />
    </Gate>
  );
}
