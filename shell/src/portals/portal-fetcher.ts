import type { RemoteRow } from 'kit/contract';
import { publicPages } from '../portals.ts';
import { loadContainer } from './load-container.ts';
import { claimVersion } from './loaded-parts.ts';
import { getFreshRegistry, getRegistry } from './registry.ts';
import { PortalFault } from './portal-fault.ts';
import type { FetchPortal } from './portal-loader.ts';
import { loadSharedKit } from './shared-kit.ts';

/** Fetches portals by module federation. The server's registry lists the remotes, not this build. */
export function createPortalFetcher(): FetchPortal {
  return async (remote, again) => {
    if (remote !== publicPages) fetchPortalRuntime();
    const row = (await (again ? getFreshRegistry() : getRegistry()))[remote];
    if (!row) throw new PortalFault('missing', `${remote} is not in the registry`);
    return getPortal(remote, row);
  };
}

async function getPortal(remote: string, row: RemoteRow) {
  const part = claimVersion(remote, row.version);
  if (!part) return reloadPage();
  try {
    const { portal } = await (remote === publicPages ? loadContainer(remote, row) : loadPortal(remote, row));
    if (!portal) throw new Error(`${row.entry} does not provide ${remote}`);
    return portal;
  } catch (error) {
    part.isLoaded = !(error instanceof PortalFault);
    throw error;
  }
}

/**
 * Preloads what every portal needs and no public page does: the federation runtime and the shared modules. Errors are
 * ignored: they occur again and are reported where the code is needed.
 */
export function fetchPortalRuntime(): void {
  Promise.all([importFederation(), loadSharedKit()]).catch(() => undefined);
}

const importFederation = () => import('./federation.ts');

/** The runtime and the remote's scripts are fetched in parallel. */
async function loadPortal(remote: string, row: RemoteRow) {
  preload(row);
  const { loadFederated } = await importFederation();
  return loadFederated(remote, row);
}

function preload({ entry, integrity, ahead }: RemoteRow): void {
  for (const [href, hash] of [[entry, integrity], ...ahead.map((each) => [each, ''])] as const) {
    // Other origins, such as an override, are not preloaded, so that they are requested only once.
    if (!href?.startsWith('/') || document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
    if (hash) link.integrity = hash;
    document.head.append(link);
  }
}

/** Reloads the page at this address; until then there is nothing to show. */
function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
