import { useSyncExternalStore } from 'react';
import { portalAt, type PortalRow } from '../portals.ts';
import { onRegistered, registeredPortals } from './registered.ts';

/** The row for an address, also where it is registered or retired while the tab is open. */
export function usePortalAt(pathname: string): PortalRow | undefined {
  useSyncExternalStore(onRegistered, registeredPortals, registeredPortals);
  return portalAt(pathname);
}
