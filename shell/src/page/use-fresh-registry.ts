import { useLayoutEffect, useRef } from 'react';
import type { Session } from 'kit/session';
import type { PortalLoader } from '../portals/portal-loader.ts';
import { fetchRegistry } from '../portals/registry.ts';

/** Whoever signs in may get other versions than the page came with: what is not loaded yet is looked up anew. */
export function useFreshRegistry(loader: PortalLoader, { viewer, loading }: Session): void {
  const known = useRef<string | null>(undefined);
  const person = viewer?.id ?? null;
  // Before the effects that fetch portals ahead.
  useLayoutEffect(() => {
    if (loading) return;
    if (known.current !== undefined && known.current !== person) {
      loader.invalidateRegistry();
      // Their portals belong into the bar now. Who cannot be asked is asked with the next portal.
      if (person) void fetchRegistry().catch(() => undefined);
    }
    known.current = person;
  }, [loader, loading, person]);
}
