import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Portal } from 'kit/contract';
import type { PortalLoader } from './portal-loader.ts';

const LoaderContext = createContext<PortalLoader | null>(null);

export const LoaderProvider = LoaderContext.Provider;

export function usePortalLoader(): PortalLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('usePortalLoader must be used inside LoaderProvider');
  return loader;
}

/** A remote's portal, once it is loaded. */
export function useLoadedPortal(remote: string | undefined): Portal | undefined {
  const loader = usePortalLoader();
  const portal = () => (remote ? loader.getLoaded(remote) : undefined);
  return useSyncExternalStore(loader.onLoaded, portal, portal);
}
