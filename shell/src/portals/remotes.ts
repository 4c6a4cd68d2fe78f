import type { RemoteRow } from 'kit/contract';
import { publicPages } from '../portals.ts';
import { loadContainer } from './load-container.ts';
import { notePart } from './parts-here.ts';
import { fetchRegistry, knownRegistry } from './registered.ts';
import { PortalFault } from './portal-fault.ts';
import type { FetchPortal } from './portal-loader.ts';
import { loadSharedKit } from './shared-kit.ts';

/** Fetches portals by module federation. Which remotes there are, the server's registry says, not this build. */
export function createRemotes(): FetchPortal {
  return async (remote, again) => {
    // Only a head start: what fails here fails again where the remote asks for it, and is told there.
    if (needsApollo(remote)) void loadSharedKit().catch(() => undefined);
    const row = (await (again ? fetchRegistry() : knownRegistry()))[remote];
    if (!row) throw new PortalFault('missing', `${remote} is not in the registry`);
    return portalOf(remote, row);
  };
}

async function portalOf(remote: string, row: RemoteRow) {
  const part = notePart(remote, row.version);
  if (!part) return startAnew();
  try {
    const { portal } = await (remote === publicPages ? loadContainer(remote, row) : loadPortal(remote, row));
    if (!portal) throw new Error(`${row.entry} does not bring ${remote}`);
    return portal;
  } catch (error) {
    part.isHere = !(error instanceof PortalFault);
    throw error;
  }
}

/** The federation runtime comes beside the remote's scripts, not before them. */
async function loadPortal(remote: string, row: RemoteRow) {
  preload(row);
  const { loadFederated } = await importFederation();
  return loadFederated(remote, row);
}

const importFederation = () => import('./federation.ts');

function preload({ entry, integrity, ahead }: RemoteRow): void {
  for (const [href, expected] of [[entry, integrity], ...ahead.map((each) => [each, ''])] as const) {
    // Another origin, as that of an override, is asked for once.
    if (!href?.startsWith('/') || document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
    if (expected) link.integrity = expected;
    document.head.append(link);
  }
}

/** The page at this address from the beginning; until then there is nothing to show. */
function startAnew(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** Every portal but the public pages: their shared code is asked for beside the remote's own, not after it. */
const needsApollo = (remote: string) => remote !== publicPages;
