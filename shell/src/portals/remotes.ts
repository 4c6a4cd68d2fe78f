import type { PortalModule, RemoteRow } from 'kit/contract';
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

async function portalOf(remote: string, { version, entry, integrity }: RemoteRow) {
  const part = notePart(remote, version);
  if (!part) return startAnew();
  const container = await loadContainer(remote, new URL(entry, location.href).href, integrity).catch(
    (error: unknown) => {
      part.isHere = !(error instanceof PortalFault);
      throw error;
    },
  );
  const module = (await container.get('./portal'))() as PortalModule;
  if (!module.portal) throw new Error(`${entry} does not bring ${remote}`);
  return module.portal;
}

/** The page at this address from the beginning; until then there is nothing to show. */
function startAnew(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** Every portal but the public pages: their shared code is asked for beside the remote's own, not after it. */
const needsApollo = (remote: string) => remote !== 'mfe_marketing';
