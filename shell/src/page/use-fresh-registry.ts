import { useLayoutEffect, useRef } from 'react';
import type { Session } from 'kit/session';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { fetchRegistry } from '../portals/registry.ts';

/** A sign-in may change the versions that the page started with: portals that are not loaded yet are looked up again. */
export function useFreshRegistry(loader: PortalLoader, { viewer, loading }: Session): void {
  const known = useRef<string | null>(undefined);
  const person = viewer?.id ?? null;
  // Before the effects that prefetch portals.
  useLayoutEffect(() => {
    if (loading) return;
    if (known.current !== undefined && known.current !== person) {
      loader.invalidateRegistry();
      // Their portals belong in the bar now. If the request fails, the next portal retries it.
      if (person) void fetchRegistry().catch(() => undefined);
    }
    known.current = person;
  }, [loader, loading, person]);
}
