import { useSyncExternalStore } from 'react';
import type { Viewer } from 'kit/session';
import { decideAccess } from '../gate/decide-access.ts';
import type { PortalRow } from '../portals.ts';
import { onRegistryChange, getRegisteredPortals } from './registry.ts';

/** The registered portals that the person may open. */
export function useOpenPortals(viewer: Viewer | null): readonly PortalRow[] {
  const registered = useSyncExternalStore(onRegistryChange, getRegisteredPortals, getRegisteredPortals);
  if (!viewer) return [];
  const visitor = { audiences: viewer.audiences, hasPendingInvitation: false };
  return registered.filter((row) => decideAccess(row, visitor).kind === 'show');
}
