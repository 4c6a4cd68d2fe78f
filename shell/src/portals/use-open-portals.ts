import { useSyncExternalStore } from 'react';
import type { Viewer } from 'kit/session';
import { decide } from '../gate/decide.ts';
import type { PortalRow } from '../portals.ts';
import { onRegistered, registeredPortals } from './registered.ts';

/** The registered portals that somebody may open. */
export function useOpenPortals(viewer: Viewer | null): readonly PortalRow[] {
  const registered = useSyncExternalStore(onRegistered, registeredPortals, registeredPortals);
  if (!viewer) return [];
  const visitor = { audiences: viewer.audiences, hasPendingInvitation: false };
  return registered.filter((row) => decide(row, visitor).kind === 'show');
}
