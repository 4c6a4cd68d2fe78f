import { useSyncExternalStore } from 'react';
import type { Viewer } from 'kit/session';
import { getPortalPath } from 'rules/routing';
import { decideAccess } from '../gate/decide-access.ts';
import { portals, type PortalRow } from '../portals.ts';
import { getRegisteredPortals, onRegistryChange } from '../portals/registry.ts';

/** The parts of the product that a person may open, built in and registered; the one they land in is first. */
export function useAreas(viewer: Viewer | null): readonly PortalRow[] {
  const registered = useSyncExternalStore(onRegistryChange, getRegisteredPortals, getRegisteredPortals);
  if (!viewer) return [];
  const { audiences } = viewer;
  const home = getPortalPath(viewer);
  const builtIn = portals.filter(({ isArea, notAreaFor }) => isArea && !(notAreaFor && audiences.includes(notAreaFor)));
  return [...builtIn, ...registered]
    .filter((row) => decideAccess(row, { audiences, hasPendingInvitation: false }).kind === 'show')
    .toSorted((a, b) => Number(b.path === home) - Number(a.path === home));
}
