import { useSyncExternalStore } from 'react';
import { findPortal, type PortalRow } from '../portals.ts';
import { onRegistryChange, getRegisteredPortals } from './registry.ts';

/** The row for a URL, including rows registered or retired while the tab is open. */
export function useMatchedPortal(pathname: string): PortalRow | undefined {
  useSyncExternalStore(onRegistryChange, getRegisteredPortals, getRegisteredPortals);
  return findPortal(pathname);
}
